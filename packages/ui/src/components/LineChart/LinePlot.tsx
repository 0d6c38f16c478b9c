import { curveMonotoneX, line } from 'd3-shape';
import { type PointerEvent, type ReactNode, useState } from 'react';
import {
  nearestIndex,
  placeOf,
  scaleValues,
  spreadIndexes,
  type ValueScale,
} from '../Chart/chartGeometry.ts';
import { dashes, line as lineStyle } from '../Chart/series.css.ts';
import { seriesClass } from '../Chart/seriesClass.ts';
import * as styles from './LineChart.css.ts';

export type LineSeries = {
  id: string;
  label: string;
  /** One value for each label of the axis; `null` leaves a gap. */
  values: readonly (number | null)[];
};

type LinePlotProps = {
  labels: readonly string[];
  series: readonly LineSeries[];
  write: (value: number) => string;
  /** What stands above the plot; receives the index under the pointer. */
  children: (index: number | null) => ReactNode;
};

const mostLabels = 5;

/** Lines over an axis of time; the step under the pointer is told above. */
export function LinePlot({ labels, series, write, children }: LinePlotProps) {
  const [pointed, setPointed] = useState<number | null>(null);
  const scale = scaleValues(
    series.flatMap(({ values }) => values.filter((value) => value !== null)),
  );
  const point = (event: PointerEvent<HTMLDivElement>) => {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    setPointed(nearestIndex((event.clientX - left) / width, labels.length));
  };
  return (
    <div className={styles.plot}>
      <div className={styles.told}>
        {pointed !== null && <span className={styles.step}>{labels[pointed]}</span>}
        {children(pointed)}
      </div>
      <div className={styles.steps}>
        {scale.steps.map((step) => (
          <span key={step} className={styles.value} style={{ bottom: `${scale.heightOf(step)}%` }}>
            {write(step)}
          </span>
        ))}
        {/* Keeps the column as wide as its widest figure. */}
        {scale.steps.map((step) => (
          <span key={step} className={styles.width}>
            {write(step)}
          </span>
        ))}
      </div>
      <div
        className={styles.area}
        onPointerMove={point}
        onPointerDown={point}
        onPointerLeave={() => setPointed(null)}
        data-plot
      >
        {scale.steps.map((step) => (
          <span key={step} className={styles.rule} style={{ bottom: `${scale.heightOf(step)}%` }} />
        ))}
        {pointed !== null && (
          <span
            className={styles.pointer}
            style={{ left: `${placeOf(pointed, labels.length)}%` }}
          />
        )}
        <Lines series={series} count={labels.length} scale={scale} />
      </div>
      <div className={styles.names}>
        {spreadIndexes(labels.length, mostLabels).map((index, position) => (
          <span
            key={index}
            className={styles.name}
            style={{ left: `${placeOf(index, labels.length)}%` }}
            data-edge={edgeOf(index, labels.length)}
            data-spare={position % 2 === 1 || undefined}
          >
            {labels[index]}
          </span>
        ))}
      </div>
    </div>
  );
}

const edgeOf = (index: number, count: number) => {
  if (count === 1) return undefined;
  if (index === 0) return 'start';
  return index === count - 1 ? 'end' : undefined;
};

type LinesProps = { series: readonly LineSeries[]; count: number; scale: ValueScale };

/** Marks every point of a short line; on a long one they would be a second line. */
const mostDots = 31;

/** The lines themselves, stretched over the area; strokes keep their width. */
function Lines({ series, count, scale }: LinesProps) {
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
