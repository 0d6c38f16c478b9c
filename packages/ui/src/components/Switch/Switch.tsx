import type { ReactNode, Ref } from 'react';
import {
  type SwitchFieldProps as AriaProps,
  SwitchButton,
  SwitchField,
} from 'react-aria-components';
import { choice, row, words } from '../Checkbox/choice.css.ts';
import { FieldHelp } from '../Field/FieldHelp.tsx';
import type { ClosedProps, FieldProps } from '../Field/fieldProps.ts';
import * as styles from './Switch.css.ts';

export type SwitchProps = Omit<AriaProps, ClosedProps | 'inputRef'> &
  Pick<FieldProps, 'description'> & {
    /** What is switched on and off. */
    children: ReactNode;
    /** The input element. */
    ref?: Ref<HTMLInputElement | null>;
  };

/** A setting that takes effect at once. */
export const Switch = ({ description, children, ref, ...rest }: SwitchProps) => (
  <SwitchField {...rest} inputRef={ref} className={`${choice} ${styles.control}`}>
    <SwitchButton className={row}>
      <span className={styles.track}>
        <span className={styles.thumb} />
      </span>
      <span className={words}>{children}</span>
    </SwitchButton>
    <FieldHelp description={description} />
  </SwitchField>
);
