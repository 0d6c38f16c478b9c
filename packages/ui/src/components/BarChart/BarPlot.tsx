import { type PointerEvent, type ReactNode, useState } from 'react';
import {
  indexAt,
  placeOf,
  scaleValues,
  spreadIndexes,
  type ValueScale,
} from '../Chart/chartGeometry.ts';
import { bar } from '../Chart/series.css.ts';
import { seriesClass } from '../Chart/seriesClass.ts';
import * as styles from './BarChart.css.ts';

export type BarSeries = {
  id: string;
  label: string;
  /** One value for each label of the axis; `null` leaves a gap. */
  values: readonly (number | null)[];
};

type BarPlotProps = {
  labels: readonly string[];
  series: readonly BarSeries[];
  write: (value: number) => string;
  /** What stands above the plot; receives the index under the pointer. */
  children: (index: number | null) => ReactNode;
};

const mostLabels = 5;

/** Bars over an axis of time; the step under the pointer is told above. */
export function BarPlot({ labels, series, write, children }: BarPlotProps) {
  const [pointed, setPointed] = useState<number | null>(null);
  const count = labels.length;
  const scale = scaleValues(
    series.flatMap(({ values }) => values.filter((value) => value !== null)),
  );
  const point = (event: PointerEvent<HTMLDivElement>) => {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    setPointed(indexAt((event.clientX - left) / width, count));
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
        {pointed !== null && (
          <span
            className={styles.pointer}
            style={{ left: `${(pointed / count) * 100}%`, width: `${100 / count}%` }}
          />
        )}
        {scale.steps.map((step) => (
          <span key={step} className={styles.rule} style={{ bottom: `${scale.heightOf(step)}%` }} />
        ))}
        <Bars series={series} count={count} scale={scale} />
      </div>
      <div className={styles.names}>
        {spreadIndexes(count, mostLabels).map((index, position) => (
          <span
            key={index}
            className={styles.name}
            style={{ left: `${placeOf(index, count)}%` }}
            data-edge={edgeOf(index, count)}
            data-spare={position % 2 === 1 || undefined}
          >
            {labels[index]}
          </span>
        ))}
      </div>
    </div>
  );
}

/** With fewer steps a word has room below the bar at the edge. */
const edgesFrom = 6;

const edgeOf = (index: number, count: number) => {
  if (count < edgesFrom) return undefined;
  if (index === 0) return 'start';
  return index === count - 1 ? 'end' : undefined;
};

type BarsProps = { series: readonly BarSeries[]; count: number; scale: ValueScale };

/** How much of a step its bars take. */
const share = 0.7;
/** In percent of the area: the bars of few steps are no walls. */
const widest = 8;

/** The bars of a step side by side, one path for each series, stretched over the area. */
function Bars({ series, count, scale }: BarsProps) {
  const width = Math.min(widest, (100 * share) / count / series.length);
  const ground = scale.heightOf(0);
  const draw = ({ values }: BarSeries, place: number) =>
    values
      .map((value, step) => {
        if (value === null || value === 0) return '';
        const left = placeOf(step, count) + (place - series.length / 2) * width;
        return `M${left} ${100 - ground}V${100 - scale.heightOf(value)}h${width}V${100 - ground}Z`;
      })
      .join('');
  return (
    <svg className={styles.bars} viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden>
      {series.map((item, index) => (
        <path key={item.id} className={`${seriesClass(index)} ${bar}`} d={draw(item, index)} />
      ))}
    </svg>
  );
}
