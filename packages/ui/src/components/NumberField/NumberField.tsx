import { ChevronDown, ChevronUp } from 'lucide-react';
import type { Ref } from 'react';
import {
  NumberField as AriaNumberField,
  type NumberFieldProps as AriaProps,
  Button,
  Group,
  Input,
} from 'react-aria-components';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { frame, input } from '../Field/Field.css.ts';
import { FieldHelp } from '../Field/FieldHelp.tsx';
import { FieldLabel } from '../Field/FieldLabel.tsx';
import { fieldLook, type SizedFieldProps } from '../Field/fieldLook.ts';
import { type ClosedProps, type FieldProps, validity } from '../Field/fieldProps.ts';
import * as styles from './NumberField.css.ts';

export type NumberFieldProps = Omit<AriaProps, ClosedProps> &
  FieldProps &
  SizedFieldProps & {
    /** The input element. */
    ref?: Ref<HTMLInputElement>;
  };

/** A number, to be written or stepped with the arrow keys. */
export function NumberField({
  label,
  size,
  hideLabel,
  description,
  errorMessage,
  formatOptions = { useGrouping: false },
  ref,
  ...rest
}: NumberFieldProps) {
  return (
    <AriaNumberField
      {...rest}
      {...validity(errorMessage)}
      formatOptions={formatOptions}
      className={fieldLook(size)}
    >
      <FieldLabel isHidden={hideLabel} isRequired={rest.isRequired}>
        {label}
      </FieldLabel>
      <Group className={frame}>
        <Input ref={ref} className={`${input} ${styles.figures}`} />
        <span className={styles.steppers}>
          <Button slot="increment" className={styles.stepper}>
            <Icon icon={ChevronUp} size={14} />
          </Button>
          <Button slot="decrement" className={styles.stepper}>
            <Icon icon={ChevronDown} size={14} />
          </Button>
        </span>
      </Group>
      <FieldHelp description={description} errorMessage={errorMessage} />
    </AriaNumberField>
  );
}
