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
