import * as styles from './controls.css.ts';

export type ProgressProps = { value: number; maximum: number };

/** How much of a whole is done, as a picture of figures that stand beside it. */
export const Progress = ({ value, maximum }: ProgressProps) => (
  <span className={styles.track} aria-hidden="true">
    <span className={styles.filled} style={{ width: `${(100 * value) / Math.max(maximum, 1)}%` }} />
  </span>
);
