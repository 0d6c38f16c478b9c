import type { Position } from '@dreamfork/story';
import type { Viewport } from '../../store/session/state.ts';
import { type Bounds, centreOf } from './bounds.ts';

export type Size = { readonly width: number; readonly height: number };

/** What of the canvas is on the screen: where its origin lies, how large it is drawn, and the room. */
export type View = Viewport & Size;

/** The zoom of the specification. A map too big for it may be zoomed out until it fits. */
export const zoomRange = { least: 0.1, most: 4 } as const;

const padding = 0.2;
/** Fitting shows the whole story, but never blows a small one up. */
const largestFit = 1;

export const toCanvas = ({ x, y, zoom }: Viewport, point: Position): Position => ({
  x: (point.x - x) / zoom,
  y: (point.y - y) / zoom,
});

/** The part of the canvas in view. */
export const visibleBounds = ({ x, y, zoom, width, height }: View): Bounds => ({
  x: -x / zoom,
  y: -y / zoom,
  width: width / zoom,
  height: height / zoom,
});

const fitZoom = (bounds: Bounds, { width, height }: Size): number =>
  Math.min(
    width / (bounds.width * (1 + padding) || 1),
    height / (bounds.height * (1 + padding) || 1),
    largestFit,
  );

/** How far out one may zoom. */
export const leastZoom = (bounds: Bounds, size: Size): number =>
  Math.min(zoomRange.least, fitZoom(bounds, size));

/** The viewport that shows these bounds in the middle. */
export function centredViewport(bounds: Bounds, size: Size, zoom: number): Viewport {
  const centre = centreOf(bounds);
  return {
    x: size.width / 2 - centre.x * zoom,
    y: size.height / 2 - centre.y * zoom,
    zoom,
  };
}

/** The viewport that shows the bounds whole, with room around. */
export const fittingViewport = (bounds: Bounds, size: Size): Viewport =>
  centredViewport(bounds, size, fitZoom(bounds, size));

/** From which zoom on being in view is enough, and the zoom that is taken below it. */
export type Legibility = { least: number; zoom: number };

const revealMargin = 24;
/** What the bar at the foot of the canvas covers. */
const barHeight = 64;
const toRead: Legibility = { least: 0.25, zoom: 0.5 };
export const toWrite: Legibility = { least: 0.7, zoom: 1 };

/** How far a stretch must be shifted to lie inside a length; one that does not fit is centred. */
function shift(from: number, to: number, length: number): number {
  if (to - from > length - 2 * revealMargin) return (length - (from + to)) / 2;
  if (from < revealMargin) return revealMargin - from;
  if (to > length - revealMargin) return length - revealMargin - to;
  return 0;
}

/** The viewport that shows a card with as little movement as possible; null where none is needed. */
export function revealingViewport(card: Bounds, view: View, legibility = toRead): Viewport | null {
  const { zoom, width, height } = view;
  if (zoom < legibility.least) return centredViewport(card, view, legibility.zoom);
  const left = card.x * zoom + view.x;
  const top = card.y * zoom + view.y;
  const x = shift(left, left + card.width * zoom, width);
  const y = shift(top, top + card.height * zoom, height - barHeight);
  return x === 0 && y === 0 ? null : { x: view.x + x, y: view.y + y, zoom };
}
