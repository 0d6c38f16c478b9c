import { useId } from 'react';
import type { ExtraAttributes } from '../../primitives/extraAttributes.ts';
import * as styles from './ProgressBar.css.ts';
import { useProgress } from './useProgress.ts';

export type ProgressBarProps = ExtraAttributes & {
  /** What is going on. */
  label: string;
  /** How far it is. Left out, the bar only says that something is going on. */
  value?: number;
  /** The value at which it is done. @default 100 */
  max?: number;
  /** Leaves the label to screen readers. @default false */
  hideLabel?: boolean;
};

/** Shows how far something is that takes longer than a second. */
export function ProgressBar({
  label,
  value,
  max = 100,
  hideLabel = false,
  ...rest
}: ProgressBarProps) {
  const labelId = useId();
  const { share, text, attributes } = useProgress(value, max);
  const name = hideLabel ? { 'aria-label': label } : { 'aria-labelledby': labelId };
  return (
    <div {...rest} {...attributes} {...name} className={styles.root}>
      {!hideLabel && (
        <span className={styles.words}>
          <span id={labelId}>{label}</span>
          {text !== undefined && <span className={styles.value}>{text}</span>}
        </span>
      )}
      <span className={styles.track}>
        <span
          className={styles.bar}
          data-indeterminate={share === undefined || undefined}
          style={share === undefined ? undefined : { width: `${share * 100}%` }}
        />
      </span>
    </div>
  );
}
