import type { Ref } from 'react';
import { type SelectProps as AriaProps, Select as AriaSelect } from 'react-aria-components';
import { useMessages } from '../../i18n/index.ts';
import { fieldLook, type SizedFieldProps } from '../Field/fieldLook.ts';
import { type ClosedProps, type FieldProps, validity } from '../Field/fieldProps.ts';
import { selectMessages } from './Select.messages.ts';
import type { SelectItem } from './SelectOption.tsx';
import { SelectParts } from './SelectParts.tsx';

type Taken = 'value' | 'defaultValue' | 'onChange' | 'selectedKey' | 'onSelectionChange';

export type SelectProps<Id extends string> = Omit<AriaProps, ClosedProps | Taken> &
  FieldProps &
  SizedFieldProps & {
    /** The options. */
    items: readonly SelectItem<Id>[];
    /** The chosen option; `null` for none. */
    value?: Id | null;
    defaultValue?: Id;
    onChange?: (value: Id) => void;
    /** Shows the label inside, before the value: «Статус: все». @default false */
    isLabelInside?: boolean;
    ref?: Ref<HTMLDivElement>;
  };

/** One choice out of many, in a list that opens. */
export function Select<Id extends string>({
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
}: SelectProps<Id>) {
  const messages = useMessages(selectMessages);
  const parts = { label, hideLabel, isLabelInside, description, errorMessage, items };
  return (
    <AriaSelect
      {...rest}
      {...validity(errorMessage)}
      placeholder={placeholder ?? messages.choose}
      onChange={(key) => key !== null && onChange?.(key as Id)}
      className={fieldLook(size)}
    >
      <SelectParts {...parts} isRequired={rest.isRequired} />
    </AriaSelect>
  );
}
