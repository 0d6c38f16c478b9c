import { traceCurve } from '../geometry/curve.ts';
import type { LineLook } from '../geometry/edgeRoute.ts';
import { card } from '../geometry/geometry.ts';
import { flag } from './farSnapshot.ts';
import type { NearSnapshot, Strokes } from './nearSnapshot.ts';
import type { Palette } from './palette.ts';

type Context = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D;

/** How lines look; the layer of lines that are picked out draws the same. */
export const linkStyle = { width: 2, strongWidth: 2.5 } as const;

const dash = 5;

/**
 * Lengths of a dash and a gap, in units of the canvas. From farther off they are twice as long, and
 * twice again: specks tell nobody anything, and take longer to draw than all else.
 */
export function linkDash(zoom: number, look: LineLook): number[] {
  if (look === 'plain') return [];
  const length = dash * 2 ** Math.max(0, Math.round(-Math.log2(zoom)));
  return look === 'backward' ? [length, length] : [2 * length, length, 0.4 * length, length];
}

const lookOf = (flags: number): LineLook =>
  flags & flag.conditional ? 'conditional' : flags & flag.backward ? 'backward' : 'plain';

function paintStrokes(
  context: Context,
  { flags, curves }: Strokes,
  palette: Palette,
  zoom: number,
) {
  const isStrong = (flags & flag.highlighted) !== 0;
  context.globalAlpha = flags & flag.faded ? 0.3 : 1;
  context.strokeStyle = isStrong ? palette.accent : palette.link;
  context.lineWidth = isStrong ? linkStyle.strongWidth : linkStyle.width;
  context.setLineDash(linkDash(zoom, lookOf(flags)));
  context.beginPath();
  for (let at = 0; at < curves.length; ) {
    const length = curves[at] as number;
    traceCurve(context, curves.subarray(at + 1, at + 1 + length));
    at += 1 + length;
  }
  context.stroke();
}

/** A box is hidden by the rounded corners of the card that comes to lie over it. */
const inset = 3;

function paintBoxes(context: Context, { boxes, boxTypes }: NearSnapshot, palette: Palette) {
  const at = (index: number) => boxes.subarray(index * 4, index * 4 + 4);
  context.fillStyle = palette.surface;
  for (let index = 0; index < boxTypes.length; index += 1) {
    const [x = 0, y = 0, width = 0, height = 0] = at(index);
    context.fillRect(x + inset, y + inset, width - 2 * inset, height - 2 * inset);
  }
  context.globalAlpha = 0.11;
  for (const [index, type] of boxTypes.entries()) {
    const [x = 0, y = 0, width = 0] = at(index);
    context.fillStyle = palette.types[type] ?? palette.ink;
    context.fillRect(x + inset, y + inset, width - 2 * inset, card.headerHeight - inset);
  }
  context.globalAlpha = 1;
}

/** Draws what lies under the cards: lines, and a box wherever a card is yet to be mounted. */
export function paintNearSnapshot(
  context: Context,
  nearSnapshot: NearSnapshot,
  palette: Palette,
  zoom: number,
): void {
  for (const strokes of nearSnapshot.strokes) paintStrokes(context, strokes, palette, zoom);
  context.setLineDash([]);
  context.globalAlpha = 1;
  paintBoxes(context, nearSnapshot, palette);
}
