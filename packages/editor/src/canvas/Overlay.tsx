import { useStore } from 'zustand';
import { useCanvas } from './CanvasContext.tsx';
import { pathOf } from './geometry/curve.ts';
import type { Guide } from './geometry/guides.ts';
import * as styles from './Overlay.css.ts';

const Line = ({ axis, at, from, to }: Guide) =>
  axis === 'x' ? (
    <line className={styles.guide} x1={at} x2={at} y1={from} y2={to} />
  ) : (
    <line className={styles.guide} x1={from} x2={to} y1={at} y2={at} />
  );

/** What a gesture draws above the cards: a frame, a connection, guides. */
export function Overlay() {
  const { engine } = useCanvas();
  const { frame, link, guides } = useStore(engine.overlay);
  if (!frame && !link && guides.length === 0) return null;
  return (
    <svg className={styles.layer} width={1} height={1} aria-hidden data-testid="canvas-overlay">
      {guides.map((guide) => (
        <Line key={`${guide.axis}${guide.at}`} {...guide} />
      ))}
      {frame && <rect className={styles.frame} {...frame} />}
      {link && <path className={styles.link} d={pathOf(link)} />}
    </svg>
  );
}
