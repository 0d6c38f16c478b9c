import { ChevronDown } from 'lucide-react';
import type { Ref } from 'react';
import {
  ComboBox as AriaComboBox,
  type ComboBoxProps as AriaProps,
  Button,
  Group,
  Input,
  ListBox,
  Popover,
} from 'react-aria-components';
import { useMessages } from '../../i18n/index.ts';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { frame, input } from '../Field/Field.css.ts';
import { FieldHelp } from '../Field/FieldHelp.tsx';
import { FieldLabel } from '../Field/FieldLabel.tsx';
import { fieldLook, type SizedFieldProps } from '../Field/fieldLook.ts';
import { type ClosedProps, type FieldProps, validity } from '../Field/fieldProps.ts';
import { list, popover } from '../Select/Select.css.ts';
import { type SelectItem, SelectOption } from '../Select/SelectOption.tsx';
import * as styles from './ComboBox.css.ts';
import { comboBoxMessages } from './ComboBox.messages.ts';

type Taken =
  | 'items'
  | 'defaultItems'
  | 'value'
  | 'defaultValue'
  | 'onChange'
  | 'selectionMode'
  | 'selectedKey'
  | 'defaultSelectedKey'
  | 'onSelectionChange'
  | 'allowsEmptyCollection';

export type ComboBoxProps<Id extends string> = Omit<AriaProps<object>, ClosedProps | Taken> &
  FieldProps &
  SizedFieldProps & {
    /** The options; those that hold the written words stay in the list. */
    items: readonly SelectItem<Id>[];
    /** The chosen option; `null` for none. */
    value?: Id | null;
    defaultValue?: Id;
    /** Receives `null` when the words are wiped out, or are no option where that is allowed. */
    onChange?: (value: Id | null) => void;
    /** An example of what to write; never the only label. */
    placeholder?: string;
    /** The input element. */
    ref?: Ref<HTMLInputElement>;
  };

/** One choice out of many, found by writing a part of its name. */
export function ComboBox<Id extends string>({
  label,
  size,
  hideLabel,
  description,
  errorMessage,
  placeholder,
  items,
  onChange,
  ref,
  ...rest
}: ComboBoxProps<Id>) {
  const messages = useMessages(comboBoxMessages);
  return (
    <AriaComboBox
      {...rest}
      {...validity(errorMessage)}
      onChange={(key) => onChange?.(key as Id | null)}
      allowsEmptyCollection
      className={fieldLook(size)}
    >
      {({ isOpen }) => (
        <>
          <FieldLabel isHidden={hideLabel} isRequired={rest.isRequired}>
            {label}
          </FieldLabel>
          <Group className={frame}>
            <Input
              ref={ref}
              className={input}
              placeholder={placeholder}
              onKeyDown={(event) => {
                // An Escape that closes the list is for nothing else.
                if (event.key === 'Escape' && isOpen) event.stopPropagation();
              }}
            />
            <Button className={styles.opener}>
              <Icon icon={ChevronDown} />
            </Button>
          </Group>
          <FieldHelp description={description} errorMessage={errorMessage} />
          <Popover className={popover} offset={6}>
            <ListBox
              className={list}
              renderEmptyState={() => <div className={styles.nothing}>{messages.nothing}</div>}
            >
              {items.map((item) => (
                <SelectOption key={item.id} item={item} />
              ))}
            </ListBox>
          </Popover>
        </>
      )}
    </AriaComboBox>
  );
}
