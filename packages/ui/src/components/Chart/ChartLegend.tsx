import * as styles from './series.css.ts';
import { seriesClass } from './seriesClass.ts';

type ChartLegendProps = {
  items: readonly { id: string; label: string; figure?: string | undefined }[];
};

/** Says which look is which. */
export const ChartLegend = ({ items }: ChartLegendProps) => (
  <div className={styles.legend}>
    {items.map(({ id, label, figure }, index) => (
      <span key={id} className={styles.legendItem}>
        <span className={`${seriesClass(index)} ${styles.swatch}`} />
        <span>{figure === undefined ? label : `${label} · ${figure}`}</span>
      </span>
    ))}
  </div>
);
