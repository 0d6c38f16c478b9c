import { ChartFrame, type ChartProps, useFigures } from '../Chart/ChartFrame.tsx';
import { seriesClass } from '../Chart/seriesClass.ts';
import * as styles from './BarChart.css.ts';

export const barOrientations = ['lying', 'standing'] as const;
export type BarOrientation = (typeof barOrientations)[number];

export type Bar = {
  id: string;
  label: string;
  /** Zero or more. */
  value: number;
};

export type BarChartProps = ChartProps & {
  bars: readonly Bar[];
  /** What the bars stand for: header of the first column of the table. */
  labelHeader: string;
  /** What is counted: header of the second one. */
  valueHeader: string;
  /** `lying` for named things, `standing` for a few steps of time. @default 'lying' */
  orientation?: BarOrientation;
};

/** Amounts compared by length, each with its figure; the same as a table for readers. */
export function BarChart({
  bars,
  labelHeader,
  valueHeader,
  orientation = 'lying',
  formatValue,
  ...rest
}: BarChartProps) {
  const { write } = useFigures(formatValue);
  const Bars = orientation === 'lying' ? LyingBars : StandingBars;
  const rows = bars.map(({ id, label, value }) => ({ id, label, cells: [write(value)] }));
  return (
    <ChartFrame
      {...rest}
      data-orientation={orientation}
      headers={[labelHeader, valueHeader]}
      rows={rows}
    >
      <Bars bars={bars} write={write} />
    </ChartFrame>
  );
}

type BarsProps = { bars: readonly Bar[]; write: (value: number) => string };

/** More bars than that have no room for their figures where it is narrow. */
const few = 7;

const only = seriesClass(0);

const shareOfHighest = (bars: readonly Bar[]) => {
  const highest = Math.max(1, ...bars.map(({ value }) => value));
  return (value: number) => Math.max(value, 0) / highest;
};

/** Bars from left to right, one below the other. */
function LyingBars({ bars, write }: BarsProps) {
  const share = shareOfHighest(bars);
  const longest = Math.max(0, ...bars.map(({ value }) => write(value).length));
  return (
    <div className={styles.rows}>
      {bars.map(({ id, label, value }) => (
        <div key={id} className={styles.row}>
          <span className={styles.label}>{label}</span>
          <span className={styles.track}>
            <span
              className={`${only} ${styles.bar}`}
              style={{ width: `calc((100% - ${longest + 2}ch) * ${share(value)})` }}
              data-bar
            />
            <span className={styles.figure}>{write(value)}</span>
          </span>
        </div>
      ))}
    </div>
  );
}

/** Bars side by side, from the ground up. */
function StandingBars({ bars, write }: BarsProps) {
  const share = shareOfHighest(bars);
  return (
    <div data-many={bars.length > few || undefined}>
      <div className={styles.columns}>
        {bars.map(({ id, value }) => (
          <div key={id} className={styles.column}>
            <span className={styles.standingFigure}>{write(value)}</span>
            <span
              className={`${only} ${styles.standingBar}`}
              style={{ height: `calc((100% - 24px) * ${share(value)})` }}
              data-bar
            />
          </div>
        ))}
      </div>
      <div className={styles.names}>
        {bars.map(({ id, label }) => (
          <span key={id} className={styles.name}>
            {label}
          </span>
        ))}
      </div>
    </div>
  );
}
