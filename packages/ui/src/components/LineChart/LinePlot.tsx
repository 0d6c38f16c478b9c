import { type PointerEvent, type ReactNode, useState } from 'react';
import { nearestIndex, placeOf, scaleValues, spreadIndexes } from '../Chart/chartGeometry.ts';
import * as styles from './LineChart.css.ts';
import type { LineSeries } from './LineChart.tsx';
import { Lines } from './Lines.tsx';

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
