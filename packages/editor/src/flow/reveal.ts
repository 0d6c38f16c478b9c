import type { Viewport } from '../session/createSession.ts';
import type { Bounds } from './bounds.ts';

export type View = { viewport: Viewport; width: number; height: number };

const margin = 24;
/** Below this zoom a card cannot be read, so being in view is not enough. */
const legibleZoom = 0.25;
const readableZoom = 0.5;

/** How far a stretch must be shifted to lie inside a length; one that does not fit is centred. */
function shift(from: number, to: number, length: number): number {
  if (to - from > length - 2 * margin) return (length - (from + to)) / 2;
  if (from < margin) return margin - from;
  if (to > length - margin) return length - margin - to;
  return 0;
}

/** The viewport that shows a card with as little movement as possible; null where none is needed. */
export function revealingViewport(
  card: Bounds,
  { viewport, width, height }: View,
): Viewport | null {
  const { zoom } = viewport;
  if (zoom < legibleZoom) {
    return {
      x: width / 2 - (card.x + card.width / 2) * readableZoom,
      y: height / 2 - (card.y + card.height / 2) * readableZoom,
      zoom: readableZoom,
    };
  }
  const left = card.x * zoom + viewport.x;
  const top = card.y * zoom + viewport.y;
  const x = shift(left, left + card.width * zoom, width);
  const y = shift(top, top + card.height * zoom, height);
  return x === 0 && y === 0 ? null : { x: viewport.x + x, y: viewport.y + y, zoom };
}
