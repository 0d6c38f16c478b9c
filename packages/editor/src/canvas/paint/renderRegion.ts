import type { Bounds } from '../../geometry/bounds.ts';

/** A part of the canvas and how it is drawn: so many pixels, of which so many make one unit. */
export type RegionRender = {
  readonly area: Bounds;
  /** The part of the area that is in view. */
  readonly view: Bounds;
  readonly zoom: number;
  readonly ratio: number;
  readonly width: number;
  readonly height: number;
};

/** Empties a canvas and lays the units of a region on it. */
export function renderRegion(
  context: CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D,
  { area, zoom, ratio }: RegionRender,
): void {
  const scale = zoom * ratio;
  context.setTransform(1, 0, 0, 1, 0, 0);
  context.clearRect(0, 0, context.canvas.width, context.canvas.height);
  context.setTransform(scale, 0, 0, scale, -area.x * scale, -area.y * scale);
}
