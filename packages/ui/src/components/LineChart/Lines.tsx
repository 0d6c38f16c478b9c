import { curveMonotoneX, line } from 'd3-shape';
import { placeOf, type ValueScale } from '../Chart/chartGeometry.ts';
import { dashes, line as lineStyle } from '../Chart/series.css.ts';
import { seriesClass } from '../Chart/seriesClass.ts';
import * as styles from './LineChart.css.ts';
import type { LineSeries } from './LineChart.tsx';

type LinesProps = { series: readonly LineSeries[]; count: number; scale: ValueScale };

/** Marks every point of a short line; on a long one they would be a second line. */
const mostDots = 31;

/** The lines themselves, stretched over the area; strokes keep their width. */
export function Lines({ series, count, scale }: LinesProps) {
  const draw = line<number | null>(
    (_value, index) => placeOf(index, count),
    (value) => 100 - scale.heightOf(value ?? 0),
  )
    .defined((value) => value !== null)
    .curve(curveMonotoneX);
  return (
    <>
      <svg className={styles.lines} viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden>
        {series.map(({ id, values }, index) => (
          <path
            key={id}
            className={`${seriesClass(index)} ${lineStyle}`}
            d={draw(values) ?? undefined}
            data-dash={index % dashes.length}
          />
        ))}
      </svg>
      {count <= mostDots &&
        series.map(({ id, values }, index) =>
          values.map(
            (value, step) =>
              value !== null && (
                <span
                  // A point is known by its step.
                  // biome-ignore lint/suspicious/noArrayIndexKey: see above
                  key={`${id}-${step}`}
                  className={`${seriesClass(index)} ${styles.dot}`}
                  style={{ left: `${placeOf(step, count)}%`, bottom: `${scale.heightOf(value)}%` }}
                />
              ),
          ),
        )}
    </>
  );
}
