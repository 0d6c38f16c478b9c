import type { Ref } from 'react';
import { type SelectProps as AriaProps, Select as AriaSelect } from 'react-aria-components';
import { useMessages } from '../../i18n/index.ts';
import { fieldLook, type SizedFieldProps } from '../Field/fieldLook.ts';
import { type ClosedProps, type FieldProps, validity } from '../Field/fieldProps.ts';
import { selectMessages } from './Select.messages.ts';
import type { SelectItem } from './SelectOption.tsx';
import { SelectParts } from './SelectParts.tsx';

type Taken = 'value' | 'defaultValue' | 'onChange' | 'selectionMode';

export type MultiSelectProps<Id extends string> = Omit<
  AriaProps<object, 'multiple'>,
  ClosedProps | Taken
> &
  FieldProps &
  SizedFieldProps & {
    /** The options. */
    items: readonly SelectItem<Id>[];
    /** The chosen options. */
    value?: readonly Id[];
    defaultValue?: readonly Id[];
    onChange?: (value: Id[]) => void;
    /** Shows the label inside, before the value: «Статус: Активный и Ожидает». @default false */
    isLabelInside?: boolean;
    ref?: Ref<HTMLDivElement>;
  };

/** Any number of choices out of many, in a list that stays open while one chooses. */
export function MultiSelect<Id extends string>({
  label,
  size,
  hideLabel,
  isLabelInside,
  description,
  errorMessage,
  placeholder,
  items,
  onChange,
  ...rest
}: MultiSelectProps<Id>) {
  const messages = useMessages(selectMessages);
  const parts = { label, hideLabel, isLabelInside, description, errorMessage, items };
  return (
    <AriaSelect
      {...rest}
      {...validity(errorMessage)}
      selectionMode="multiple"
      placeholder={placeholder ?? messages.choose}
      onChange={(keys) => onChange?.(keys as Id[])}
      className={fieldLook(size)}
    >
      <SelectParts {...parts} isRequired={rest.isRequired} />
    </AriaSelect>
  );
}
