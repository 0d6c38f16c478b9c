import type { Viewport } from '../../store/session/state.ts';
import type { Bounds } from './bounds.ts';
import { centredViewport, type View } from './viewport.ts';

/** From which zoom on being in view is enough, and the zoom that is taken below it. */
export type Legibility = { least: number; zoom: number };

const margin = 24;
const toRead: Legibility = { least: 0.25, zoom: 0.5 };
export const toWrite: Legibility = { least: 0.7, zoom: 1 };

/** How far a stretch must be shifted to lie inside a length; one that does not fit is centred. */
function shift(from: number, to: number, length: number): number {
  if (to - from > length - 2 * margin) return (length - (from + to)) / 2;
  if (from < margin) return margin - from;
  if (to > length - margin) return length - margin - to;
  return 0;
}

/** The viewport that shows a card with as little movement as possible; null where none is needed. */
export function revealingViewport(card: Bounds, view: View, legibility = toRead): Viewport | null {
  const { zoom, width, height } = view;
  if (zoom < legibility.least) return centredViewport(card, view, legibility.zoom);
  const left = card.x * zoom + view.x;
  const top = card.y * zoom + view.y;
  const x = shift(left, left + card.width * zoom, width);
  const y = shift(top, top + card.height * zoom, height);
  return x === 0 && y === 0 ? null : { x: view.x + x, y: view.y + y, zoom };
}
