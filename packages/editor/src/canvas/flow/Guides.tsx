import { ViewportPortal } from '@xyflow/react';
import { useStore } from 'zustand';
import { useCanvas } from '../CanvasContext.tsx';
import type { Guide } from '../geometry/guides.ts';
import * as styles from './flow.css.ts';

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
    <ViewportPortal>
      <svg className={styles.guides} width={1} height={1} aria-hidden data-testid="canvas-guides">
        {guides.map((guide) => (
          <Line key={`${guide.axis}${guide.at}`} {...guide} />
        ))}
      </svg>
    </ViewportPortal>
  );
}
