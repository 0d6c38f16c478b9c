import type { LucideIcon } from 'lucide-react';
import type { Ref } from 'react';
import {
  type SelectProps as AriaProps,
  Select as AriaSelect,
  ListBox,
  Popover,
} from 'react-aria-components';
import { useMessages } from '../../i18n/index.ts';
import { FieldHelp } from '../Field/FieldHelp.tsx';
import { FieldLabel } from '../Field/FieldLabel.tsx';
import { fieldLook, type SizedFieldProps } from '../Field/fieldLook.ts';
import { type ClosedProps, type FieldProps, validity } from '../Field/fieldProps.ts';
import * as styles from './Select.css.ts';
import { selectMessages } from './Select.messages.ts';
import { SelectOption } from './SelectOption.tsx';
import { SelectTrigger } from './SelectTrigger.tsx';

export type SelectItem<Id extends string> = {
  id: Id;
  label: string;
  icon?: LucideIcon;
  isDisabled?: boolean;
};

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
  hideLabel = false,
  isLabelInside = false,
  description,
  errorMessage,
  placeholder,
  items,
  onChange,
  ...rest
}: SelectProps<Id>) {
  const messages = useMessages(selectMessages);
  return (
    <AriaSelect
      {...rest}
      {...validity(errorMessage)}
      placeholder={placeholder ?? messages.choose}
      onChange={(key) => key !== null && onChange?.(key as Id)}
      className={fieldLook(size)}
    >
      <FieldLabel isHidden={hideLabel || isLabelInside} isRequired={rest.isRequired}>
        {label}
      </FieldLabel>
      <SelectTrigger items={items} prefix={isLabelInside ? label : undefined} />
      <FieldHelp description={description} errorMessage={errorMessage} />
      <Popover className={styles.popover} offset={6}>
        <ListBox className={styles.list}>
          {items.map((item) => (
            <SelectOption key={item.id} item={item} />
          ))}
        </ListBox>
      </Popover>
    </AriaSelect>
  );
}
