import { useMessages } from '../../i18n/index.ts';
import { chartMessages } from '../Chart/Chart.messages.ts';
import { ChartFrame, type ChartProps, useFigures } from '../Chart/ChartFrame.tsx';
import { ChartLegend } from '../Chart/ChartLegend.tsx';
import { wholeShares } from '../Chart/chartGeometry.ts';
import { seriesClass } from '../Chart/seriesClass.ts';
import * as styles from './ShareBar.css.ts';

export type SharePart = {
  id: string;
  label: string;
  /** Zero or more. */
  value: number;
};

export type ShareBarProps = ChartProps & {
  /** Up to six parts of one whole, in the order in which they stand. */
  parts: readonly SharePart[];
  /** What the parts are: header of the first column of the table. */
  labelHeader: string;
  /** What is counted: header of the second one. */
  valueHeader: string;
};

/** What a whole consists of; the same as a table for readers. */
export function ShareBar({ parts, labelHeader, valueHeader, formatValue, ...rest }: ShareBarProps) {
  const messages = useMessages(chartMessages);
  const { write, writeShare } = useFigures(formatValue);
  const shares = wholeShares(parts.map(({ value }) => value));
  const told = parts.map((part, index) => ({ ...part, share: writeShare(shares[index] ?? 0) }));
  const hasParts = parts.some(({ value }) => value > 0);
  return (
    <ChartFrame
      {...rest}
      headers={[labelHeader, valueHeader, messages.share]}
      rows={
        hasParts
          ? told.map(({ id, label, value, share }) => ({ id, label, cells: [write(value), share] }))
          : []
      }
    >
      <div className={styles.share}>
        <div className={styles.bar}>
          {parts.map(
            ({ id, value }, index) =>
              value > 0 && (
                <span
                  key={id}
                  className={`${seriesClass(index)} ${styles.part}`}
                  style={{ flexGrow: value }}
                  data-part={id}
                />
              ),
          )}
        </div>
        <ChartLegend items={told.map(({ id, label, share }) => ({ id, label, figure: share }))} />
      </div>
    </ChartFrame>
  );
}
