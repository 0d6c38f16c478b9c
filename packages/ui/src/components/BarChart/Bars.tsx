import { seriesClass } from '../Chart/seriesClass.ts';
import * as styles from './BarChart.css.ts';
import type { Bar } from './BarChart.tsx';

type BarsProps = { bars: readonly Bar[]; write: (value: number) => string };

/** More bars than that have no room for their figures where it is narrow. */
const few = 7;

const only = seriesClass(0);

const shareOfHighest = (bars: readonly Bar[]) => {
  const highest = Math.max(1, ...bars.map(({ value }) => value));
  return (value: number) => Math.max(value, 0) / highest;
};

/** Bars from left to right, one below the other. */
export function LyingBars({ bars, write }: BarsProps) {
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
export function StandingBars({ bars, write }: BarsProps) {
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
