import { card } from '../../geometry/geometry.ts';
import { paintFar } from './paintFar.ts';
import { paintLines } from './paintLines.ts';
import type { Palette } from './palette.ts';
import { type RegionRender, renderRegion } from './renderRegion.ts';
import { cardAt, type Snapshot } from './snapshot.ts';

type Context = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D;

/** A box is hidden by the rounded corners of the card that comes to lie over it. */
const inset = 3;

/** A box wherever a card is yet to be mounted. */
function paintBoxes(context: Context, snapshot: Snapshot, palette: Palette): void {
  const boxes = Array.from(snapshot.types, (_, index) => cardAt(snapshot, index));
  context.fillStyle = palette.surface;
  for (const { x, y, width, height } of boxes) {
    context.fillRect(x + inset, y + inset, width - 2 * inset, height - 2 * inset);
  }
  context.globalAlpha = 0.11;
  for (const [index, { x, y, width }] of boxes.entries()) {
    context.fillStyle = palette.types[snapshot.types[index] as number] ?? palette.ink;
    context.fillRect(x + inset, y + inset, width - 2 * inset, card.headerHeight - inset);
  }
  context.globalAlpha = 1;
}

/** Draws a region of the canvas: what lies under the cards, from far what stands in for them. */
export function paintSnapshot(
  context: Context,
  snapshot: Snapshot,
  palette: Palette,
  region: RegionRender,
): void {
  renderRegion(context, region);
  if (snapshot.isFar) paintFar(context, snapshot, palette, region);
  else {
    paintLines(context, snapshot, palette, region);
    paintBoxes(context, snapshot, palette);
  }
}
