import { type Bounds, inflate } from '../geometry/bounds.ts';
import { flag } from './farSnapshot.ts';
import type { Palette } from './palette.ts';

type Context = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D;

/** The colour and, for those who do not see it, the shape of a mark. */
const signs = [
  [flag.error, 'danger', 'disc'],
  [flag.warning, 'warning', 'triangle'],
  [flag.hint, 'info', 'square'],
  [flag.added, 'success', 'plus'],
  [flag.removed, 'danger', 'minus'],
  [flag.changed, 'info', 'diamond'],
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

/** In pixels of the screen: marks nearer to one another than a cell are drawn as one, with their number. */
const sign = { radius: 4.5, summed: 7, cell: { width: 88, height: 44 }, font: 10 } as const;
/** A digit of the number, and what lies between it and the mark. */
const digit = 7;
const gap = 3;

type Sum = { flags: number; x: number; y: number; count: number };

/**
 * Draws the marks of cards seen from far away; where they would lie on one another, one with how many they are.
 * Returns the room that they take.
 */
export function paintSigns(
  context: Context,
  places: readonly GlyphPlace[],
  palette: Palette,
  zoom: number,
): Bounds[] {
  const sums = new Map<string, Sum>();
  for (const { flags, x, y } of places) {
    const column = Math.floor((x * zoom) / sign.cell.width);
    const key = `${column} ${Math.floor((y * zoom) / sign.cell.height)}`;
    const known = sums.get(key) ?? { flags: 0, x: 0, y: 0, count: 0 };
    known.flags |= flags;
    known.x += x;
    known.y += y;
    known.count += 1;
    sums.set(key, known);
  }
  const alone: GlyphPlace[] = [];
  const many: Sum[] = [];
  for (const { flags, x, y, count } of sums.values()) {
    const place = { flags, x: x / count, y: y / count, count };
    if (count === 1) alone.push(place);
    else many.push({ ...place, flags: worst(flags) });
  }
  paintGlyphs(context, alone, palette, sign.radius / zoom);
  paintGlyphs(context, many, palette, sign.summed / zoom);
  context.font = `600 ${sign.font / zoom}px ${palette.font}`;
  context.textBaseline = 'middle';
  context.lineWidth = 3 / zoom;
  for (const { x, y, count } of many) {
    const left = x + (sign.summed + gap) / zoom;
    context.strokeStyle = palette.surface;
    context.strokeText(String(count), left, y);
    context.fillStyle = palette.ink;
    context.fillText(String(count), left, y);
  }
  return [
    ...alone.map(({ x, y }) => inflate({ x, y, width: 0, height: 0 }, sign.radius / zoom)),
    ...many.map(({ x, y, count }) => {
      const width = (gap + digit * String(count).length) / zoom;
      return inflate({ x, y, width, height: 0 }, sign.summed / zoom);
    }),
  ];
}

/** The first of the marks, which are listed from the gravest on. */
const worst = (flags: number): number => signs.find(([bit]) => flags & bit)?.[0] ?? 0;
