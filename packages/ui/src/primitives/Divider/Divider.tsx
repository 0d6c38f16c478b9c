import type { ExtraAttributes } from '../extraAttributes.ts';
import * as styles from './Divider.css.ts';

export type DividerProps = ExtraAttributes & {
  /** @default 'horizontal' */
  orientation?: 'horizontal' | 'vertical';
};

/** A line between two groups. */
export function Divider({ orientation = 'horizontal', ...rest }: DividerProps) {
  return (
    <hr {...rest} aria-orientation={orientation} className={styles.divider({ orientation })} />
  );
}
