import { useStore } from 'zustand';
import { useCanvas } from '../CanvasContext.tsx';
import type { Guide } from '../geometry/guides.ts';
import * as styles from './flow.css.ts';
import { LineLayer } from './Lines.tsx';

const Line = ({ axis, at, from, to }: Guide) =>
  axis === 'x' ? (
    <line className={styles.guide} x1={at} x2={at} y1={from} y2={to} />
  ) : (
    <line className={styles.guide} x1={from} x2={to} y1={at} y2={at} />
  );

/** The lines that a dragged card is in. */
export function Guides() {
  const { model } = useCanvas();
  const guides = useStore(model.overlay, (overlay) => overlay.guides);
  if (guides.length === 0) return null;
  return (
    <LineLayer id="canvas-guides" className={styles.guides}>
      {guides.map((guide) => (
        <Line key={`${guide.axis}${guide.at}`} {...guide} />
      ))}
    </LineLayer>
  );
}
