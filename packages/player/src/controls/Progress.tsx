import * as styles from './controls.css.ts';

export type ProgressProps = { label: string; value: number; maximum: number };

/** How much of a whole is done. */
export const Progress = ({ label, value, maximum }: ProgressProps) => (
  <span
    role="progressbar"
    aria-label={label}
    aria-valuemin={0}
    aria-valuemax={maximum}
    aria-valuenow={value}
    className={styles.track}
  >
    <span className={styles.filled} style={{ width: `${(100 * value) / Math.max(maximum, 1)}%` }} />
  </span>
);
