import { type Bounds, inflate, scaled } from '../../geometry/bounds.ts';
import { createSpatialGrid } from '../../geometry/spatialGrid.ts';
import type { Palette } from './palette.ts';
import { flag } from './snapshot.ts';

type Context = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D;

/** The colour and, for those who do not see it, the shape of a mark. */
const signs = [
  [flag.error, 'danger', 'disc'],
  [flag.warning, 'warning', 'triangle'],
  [flag.hint, 'info', 'square'],
  [flag.added, 'success', 'plus'],
  [flag.removed, 'danger', 'minus'],
  [flag.changed, 'info', 'diamond'],
  [flag.review, 'accent', 'bubble'],
  [flag.person, 'success', 'person'],
] as const satisfies readonly (readonly [number, keyof Palette, string])[];

type Shape = (typeof signs)[number][2];

// Back to the start by a line: `closePath` looks through the whole path, and thousands of marks are one path.
function trace(context: Context, shape: Shape, x: number, y: number, r: number): void {
  switch (shape) {
    case 'disc':
      context.moveTo(x + r, y);
      context.arc(x, y, r, 0, Math.PI * 2);
      break;
    case 'triangle':
      context.moveTo(x, y - r);
      context.lineTo(x + r, y + r * 0.8);
      context.lineTo(x - r, y + r * 0.8);
      context.lineTo(x, y - r);
      break;
    case 'square':
      context.rect(x - r * 0.8, y - r * 0.8, r * 1.6, r * 1.6);
      break;
    case 'diamond':
      context.moveTo(x, y - r);
      context.lineTo(x + r, y);
      context.lineTo(x, y + r);
      context.lineTo(x - r, y);
      context.lineTo(x, y - r);
      break;
    case 'plus':
      context.rect(x - r, y - r / 3, r * 2, (r * 2) / 3);
      context.rect(x - r / 3, y - r, (r * 2) / 3, r * 2);
      break;
    case 'bubble':
      context.moveTo(x - r, y - r * 0.8);
      context.lineTo(x + r, y - r * 0.8);
      context.lineTo(x + r, y + r * 0.4);
      context.lineTo(x, y + r * 0.4);
      context.lineTo(x - r * 0.6, y + r);
      context.lineTo(x - r * 0.6, y + r * 0.4);
      context.lineTo(x - r, y + r * 0.4);
      context.lineTo(x - r, y - r * 0.8);
      break;
    case 'person':
      context.moveTo(x + r * 0.5, y - r * 0.5);
      context.arc(x, y - r * 0.5, r * 0.5, 0, Math.PI * 2);
      context.moveTo(x + r, y + r);
      context.arc(x, y + r, r, 0, Math.PI, true);
      break;
    case 'minus':
      context.rect(x - r, y - r / 3, r * 2, (r * 2) / 3);
      break;
  }
}

export type GlyphPlace = { readonly flags: number; readonly x: number; readonly y: number };

/** Draws the marks of cards, each kind in one go. `size` is their radius in units of the canvas. */
export function paintGlyphs(
  context: Context,
  places: readonly GlyphPlace[],
  palette: Palette,
  size: number,
): void {
  context.globalAlpha = 1;
  context.strokeStyle = palette.surface;
  context.lineWidth = size * 0.6;
  for (const [bit, colour, shape] of signs) {
    const marked = places.filter(({ flags }) => (flags & bit) !== 0);
    if (marked.length === 0) continue;
    context.beginPath();
    for (const { x, y } of marked) trace(context, shape, x, y, size);
    context.stroke();
    context.fillStyle = palette[colour];
    context.fill();
  }
}

/** In pixels of the screen. */
const sign = { radius: 4.5, summed: 7, font: 10, digit: 7, gap: 3 } as const;
/** Marks in one cell are drawn as one, with their number: marks that touch, and further off all of an area. */
const cellAt = (zoom: number) =>
  zoom < 0.15 ? { width: 132, height: 66 } : { width: 16, height: 16 };
/** A group whose frame is of such a width on the screen has one mark for all of its cards. */
const summedFrame = { least: 44, most: 260 } as const;

/** Where a sum finds room beside a title: a little below or above it, else at its end. */
const aside = [
  [0, 0],
  [0, 1],
  [0, -1],
  [0, 2],
  [4, 0],
  [7, 0],
  [10, 0],
  [13, 0],
] as const;

/** A mark of a card, and the frame of the group that the card is in. */
export type Sign = GlyphPlace & { readonly frame: Bounds | undefined };

type Sum = {
  readonly flags: number;
  readonly x: number;
  readonly y: number;
  readonly count: number;
};

function sumUp(places: readonly Sign[], zoom: number): Sum[] {
  const cell = cellAt(zoom);
  const sums = new Map<Bounds | string, Sum & { frame: Bounds | undefined }>();
  for (const { flags, x, y, frame } of places) {
    const wide = (frame?.width ?? 0) * zoom;
    const summedIn = wide >= summedFrame.least && wide <= summedFrame.most ? frame : undefined;
    const column = Math.floor((x * zoom) / cell.width);
    const key = summedIn ?? `${column} ${Math.floor((y * zoom) / cell.height)}`;
    const known = sums.get(key);
    sums.set(key, {
      flags: (known?.flags ?? 0) | flags,
      x: (known?.x ?? 0) + x,
      y: (known?.y ?? 0) + y,
      count: (known?.count ?? 0) + 1,
      frame: summedIn,
    });
  }
  return [...sums.values()].map(({ flags, x, y, count, frame }) =>
    frame && count > 1
      ? {
          flags,
          count,
          x: frame.x + (sign.summed + sign.gap) / zoom,
          y: frame.y + frame.height / 2,
        }
      : { flags, count, x: x / count, y: y / count },
  );
}

/** The mark and, where it stands for more than one, the number to the right of it. */
function roomOf({ x, y, count }: Sum, zoom: number): Bounds {
  if (count === 1) return inflate({ x, y, width: 0, height: 0 }, sign.radius / zoom);
  const width = (sign.gap + sign.digit * String(count).length) / zoom;
  return inflate({ x, y, width, height: 0 }, sign.summed / zoom);
}

/**
 * Draws the marks of cards seen from far away: summed by group, else by area, with how many they are, beside what is
 * `taken`. Returns the room that they take.
 */
export function paintSigns(
  context: Context,
  places: readonly Sign[],
  palette: Palette,
  { zoom, taken }: { zoom: number; taken: readonly Bounds[] },
): Bounds[] {
  const room = createSpatialGrid<Bounds>(64);
  for (const place of taken) room.set(place, scaled(place, zoom));
  const step = (2 * sign.summed) / zoom;
  const sums = sumUp(places, zoom).map((sum) => {
    const placed =
      aside
        .map(([x, y]) => ({ ...sum, x: sum.x + x * step, y: sum.y + y * step }))
        .find(
          (moved) => sum.count === 1 || room.find(scaled(roomOf(moved, zoom), zoom)).length === 0,
        ) ?? sum;
    const place = roomOf(placed, zoom);
    room.set(place, scaled(place, zoom));
    return placed;
  });
  const many = sums
    .filter(({ count }) => count > 1)
    .map((sum) => ({ ...sum, flags: worst(sum.flags) }));
  const alone = sums.filter(({ count }) => count === 1);
  paintGlyphs(context, alone, palette, sign.radius / zoom);
  paintGlyphs(context, many, palette, sign.summed / zoom);
  context.font = `600 ${sign.font / zoom}px ${palette.font}`;
  context.textBaseline = 'middle';
  context.lineWidth = 3 / zoom;
  for (const { x, y, count } of many) {
    const left = x + (sign.summed + sign.gap) / zoom;
    context.strokeStyle = palette.surface;
    context.strokeText(String(count), left, y);
    context.fillStyle = palette.ink;
    context.fillText(String(count), left, y);
  }
  return sums.map((sum) => roomOf(sum, zoom));
}

/** The first of the marks, which are listed from the gravest on. */
const worst = (flags: number): number => signs.find(([bit]) => flags & bit)?.[0] ?? 0;
