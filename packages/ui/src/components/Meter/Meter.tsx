import { Meter as AriaMeter, Label } from 'react-aria-components';
import type { ExtraAttributes } from '../../primitives/extraAttributes.ts';
import * as styles from '../ProgressBar/ProgressBar.css.ts';

export type MeterProps = ExtraAttributes & {
  /** What is measured. */
  label: string;
  value: number;
  /** The value of a full bar. @default 100 */
  max?: number;
  /** The value in words; without it, a percentage. */
  valueLabel?: string;
  /** Leaves the label to screen readers. @default false */
  hideLabel?: boolean;
};

/** A share of a whole: so many public stories of all, so much storage used. */
export function Meter({
  label,
  value,
  max = 100,
  valueLabel,
  hideLabel = false,
  ...rest
}: MeterProps) {
  return (
    <AriaMeter
      {...rest}
      className={styles.root}
      value={value}
      maxValue={Math.max(max, 1)}
      valueLabel={valueLabel}
      aria-label={hideLabel ? label : undefined}
    >
      {({ percentage, valueText }) => (
        <>
          {!hideLabel && (
            <span className={styles.words}>
              <Label>{label}</Label>
              <span className={styles.value}>{valueText}</span>
            </span>
          )}
          <span className={styles.track}>
            <span className={styles.bar} style={{ width: `${percentage}%` }} />
          </span>
        </>
      )}
    </AriaMeter>
  );
}
