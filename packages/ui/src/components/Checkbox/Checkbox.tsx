import { Check, Minus } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import {
  type CheckboxFieldProps as AriaProps,
  CheckboxButton,
  CheckboxField,
} from 'react-aria-components';
import { plain } from '../../css/plain.css.ts';
import { FieldHelp } from '../Field/FieldHelp.tsx';
import { type ClosedProps, type FieldProps, validity } from '../Field/fieldProps.ts';
import * as styles from './choice.css.ts';

export type CheckboxProps = Omit<AriaProps, ClosedProps | 'inputRef'> &
  Pick<FieldProps, 'description' | 'errorMessage'> & {
    /** What is agreed to or chosen. */
    children: ReactNode;
    /** The input element. */
    ref?: Ref<HTMLInputElement | null>;
  };

/** A yes or no that is sent with a form. */
export function Checkbox({ description, errorMessage, children, ref, ...rest }: CheckboxProps) {
  return (
    <CheckboxField {...rest} {...validity(errorMessage)} inputRef={ref} className={styles.choice}>
      <CheckboxButton className={styles.row}>
        {({ isSelected, isIndeterminate }) => (
          <>
            <span className={`${styles.mark} ${styles.box}`}>
              {isIndeterminate && (
                <Minus className={plain} aria-hidden="true" size={14} strokeWidth={3} />
              )}
              {isSelected && !isIndeterminate && (
                <Check className={plain} aria-hidden="true" size={14} strokeWidth={3} />
              )}
            </span>
            <span className={styles.words}>{children}</span>
          </>
        )}
      </CheckboxButton>
      <FieldHelp description={description} errorMessage={errorMessage} inputType="checkbox" />
    </CheckboxField>
  );
}
