import type { ReactNode } from 'react';
import type { ExtraAttributes } from '../../primitives/extraAttributes.ts';
import * as styles from './StatCard.css.ts';

export type StatGroupProps = ExtraAttributes & {
  /** StatCards. */
  children: ReactNode;
};

/** Figures side by side in one strip; two in a row where it is narrow. */
export const StatGroup = ({ children, ...rest }: StatGroupProps) => (
  <div {...rest} className={styles.frame}>
    <dl className={styles.group}>{children}</dl>
  </div>
);
