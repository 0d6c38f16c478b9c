import { ProgressBar as AriaProgressBar, Label } from 'react-aria-components';
import type { ExtraAttributes } from '../../primitives/extraAttributes.ts';
import * as styles from './ProgressBar.css.ts';

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
  return (
    <AriaProgressBar
      {...rest}
      className={styles.root}
      value={value ?? 0}
      maxValue={Math.max(max, 1)}
      isIndeterminate={value === undefined}
      aria-label={hideLabel ? label : undefined}
    >
      {({ percentage, valueText, isIndeterminate }) => (
        <>
          {!hideLabel && (
            <span className={styles.words}>
              <Label>{label}</Label>
              {!isIndeterminate && <span className={styles.value}>{valueText}</span>}
            </span>
          )}
          <span className={styles.track}>
            <span
              className={styles.bar}
              data-indeterminate={isIndeterminate || undefined}
              style={isIndeterminate ? undefined : { width: `${percentage ?? 0}%` }}
            />
          </span>
        </>
      )}
    </AriaProgressBar>
  );
}
