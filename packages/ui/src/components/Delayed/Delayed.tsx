import type { ReactNode } from 'react';
import { customProperties } from '../../primitives/customProperties.ts';
import * as styles from './Delayed.css.ts';

export type DelayedProps = {
  /** A Skeleton or a Spinner. */
  children: ReactNode;
  /** Milliseconds during which it keeps its place unseen. @default 200 */
  delay?: number;
};

/**
 * Holds back the sign of a wait: what arrives within a blink needs none. The place is taken from the
 * start, so that nothing moves when the sign appears.
 */
export const Delayed = ({ children, delay }: DelayedProps) => (
  <div
    className={styles.delayed}
    style={customProperties({ [styles.delay]: delay === undefined ? undefined : `${delay}ms` })}
  >
    {children}
  </div>
);
