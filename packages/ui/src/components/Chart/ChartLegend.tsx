import * as styles from './series.css.ts';
import { seriesClass } from './seriesClass.ts';

const legendMarks = ['fill', 'line'] as const;

type ChartLegendProps = {
  items: readonly { id: string; label: string; figure?: string }[];
  /** What a series looks like in the drawing. */
  mark: (typeof legendMarks)[number];
};

/** Says which look is which. */
export const ChartLegend = ({ items, mark }: ChartLegendProps) => (
  <div className={styles.legend}>
    {items.map(({ id, label, figure }, index) => (
      <span key={id} className={styles.legendItem}>
        {mark === 'fill' ? (
          <span className={`${seriesClass(index)} ${styles.swatch}`} />
        ) : (
          <svg className={styles.lineSwatch} viewBox="0 0 26 8" aria-hidden>
            <path
              className={`${seriesClass(index)} ${styles.line}`}
              d="M0 4H26"
              data-dash={index % styles.dashes.length}
            />
          </svg>
        )}
        <span>{figure === undefined ? label : `${label} · ${figure}`}</span>
      </span>
    ))}
  </div>
);
