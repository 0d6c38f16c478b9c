import type { Ref } from 'react';
import {
  type RadioGroupProps as AriaProps,
  RadioGroup as AriaRadioGroup,
  RadioButton,
  RadioField,
  Text,
} from 'react-aria-components';
import { choice, circle, dot, mark, row, words } from '../Checkbox/choice.css.ts';
import { field, help } from '../Field/Field.css.ts';
import { FieldHelp } from '../Field/FieldHelp.tsx';
import { FieldLabel } from '../Field/FieldLabel.tsx';
import { type ClosedProps, type FieldProps, validity } from '../Field/fieldProps.ts';
import * as styles from './RadioGroup.css.ts';

export type RadioItem<Id extends string> = {
  id: Id;
  label: string;
  /** A sentence under the label. */
  description?: string;
  isDisabled?: boolean;
};

export type RadioGroupProps<Id extends string> = Omit<
  AriaProps,
  ClosedProps | 'value' | 'defaultValue' | 'onChange'
> &
  FieldProps & {
    /** The options, all of them visible. */
    items: readonly RadioItem<Id>[];
    value?: Id | null;
    defaultValue?: Id;
    onChange?: (value: Id) => void;
    ref?: Ref<HTMLDivElement>;
  };

/** One choice out of a few that are all in view. */
export function RadioGroup<Id extends string>({
  label,
  hideLabel,
  description,
  errorMessage,
  items,
  onChange,
  ...rest
}: RadioGroupProps<Id>) {
  return (
    <AriaRadioGroup
      {...rest}
      {...validity(errorMessage)}
      onChange={(value) => onChange?.(value as Id)}
      className={field}
    >
      <FieldLabel isHidden={hideLabel} isRequired={rest.isRequired}>
        {label}
      </FieldLabel>
      <div className={styles.options}>
        {items.map((item) => (
          <RadioField key={item.id} value={item.id} isDisabled={item.isDisabled} className={choice}>
            <RadioButton className={row}>
              {({ isSelected }) => (
                <>
                  <span className={`${mark} ${circle}`}>
                    {isSelected && <span className={dot} />}
                  </span>
                  <span className={words}>{item.label}</span>
                </>
              )}
            </RadioButton>
            {item.description && (
              <Text slot="description" className={help}>
                {item.description}
              </Text>
            )}
          </RadioField>
        ))}
      </div>
      <FieldHelp description={description} errorMessage={errorMessage} />
    </AriaRadioGroup>
  );
}
