import { useId, useMemo } from 'react';
import { intlLocale, useLocale } from '../../i18n/index.ts';
import type { ExtraAttributes } from '../../primitives/extraAttributes.ts';
import * as styles from './ProgressBar.css.ts';

/** How far something is, as assistive technology hears it and as words; nothing of both where it is not known. */
function useProgress(value: number | undefined, max: number) {
  const locale = useLocale();
  const format = useMemo(
    () => new Intl.NumberFormat(intlLocale[locale], { style: 'percent', maximumFractionDigits: 0 }),
    [locale],
  );
  if (value === undefined) return { attributes: { role: 'progressbar' } };
  const most = Math.max(max, 1);
  const reached = Math.min(Math.max(value, 0), most);
  const share = reached / most;
  const text = format.format(share);
  return {
    share,
    text,
    attributes: {
      role: 'progressbar',
      'aria-valuemin': 0,
      'aria-valuemax': most,
      'aria-valuenow': reached,
      'aria-valuetext': text,
    },
  };
}

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
