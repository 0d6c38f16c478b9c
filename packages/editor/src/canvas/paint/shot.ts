import type { Bounds } from '../../flow/bounds.ts';

/** A part of the canvas and how it is drawn: so many pixels, of which so many make one unit. */
export type Shot = {
  readonly area: Bounds;
  readonly zoom: number;
  readonly ratio: number;
  readonly width: number;
  readonly height: number;
};

/** Empties a canvas and lays the units of a shot on it. */
export function beginShot(
  context: CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D,
  { area, zoom, ratio }: Shot,
): void {
  const scale = zoom * ratio;
  context.setTransform(1, 0, 0, 1, 0, 0);
  context.clearRect(0, 0, context.canvas.width, context.canvas.height);
  context.setTransform(scale, 0, 0, scale, -area.x * scale, -area.y * scale);
}
