import { type Bounds, overlaps } from '../geometry/bounds.ts';
import { card } from '../geometry/geometry.ts';
import { groupFrame } from '../geometry/sceneGroups.ts';
import { toHex } from '../media/placeholderColour.ts';
import { differenceFlags, type FarSnapshot, flag, problemFlags } from './farSnapshot.ts';
import { paintSigns, type Sign } from './glyphs.ts';
import { paintLabels } from './paintLabels.ts';
import type { Palette } from './palette.ts';

type Context = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D;

/** Below this zoom no line is dashed, below the other the edges of cards are left out too. */
const dashZoom = 0.2;
const edgeZoom = 0.12;

/** Strokes in one go: one long path costs less than many short ones, but not without end. */
const batch = 400;

function strokeLines(context: Context, lines: Float32Array, chosen: readonly number[]): void {
  for (let start = 0; start < chosen.length; start += batch) {
    context.beginPath();
    for (const index of chosen.slice(start, start + batch)) {
      const at = index * 4;
      context.moveTo(lines[at] as number, lines[at + 1] as number);
      context.lineTo(lines[at + 2] as number, lines[at + 3] as number);
    }
    context.stroke();
  }
}

function linesIn({ lines }: FarSnapshot, area: Bounds): number[] {
  const found: number[] = [];
  const right = area.x + area.width;
  const bottom = area.y + area.height;
  for (let index = 0, at = 0; at < lines.length; index += 1, at += 4) {
    const x1 = lines[at] as number;
    const y1 = lines[at + 1] as number;
    const x2 = lines[at + 2] as number;
    const y2 = lines[at + 3] as number;
    if ((x1 < area.x && x2 < area.x) || (x1 > right && x2 > right)) continue;
    if ((y1 < area.y && y2 < area.y) || (y1 > bottom && y2 > bottom)) continue;
    found.push(index);
  }
  return found;
}

function paintLines(
  context: Context,
  farSnapshot: FarSnapshot,
  palette: Palette,
  area: Bounds,
  zoom: number,
) {
  const { lines, lineFlags } = farSnapshot;
  const inArea = linesIn(farSnapshot, area);
  const pick = (test: (flags: number) => boolean) =>
    inArea.filter((index) => test(lineFlags[index] as number));
  const isStrong = (flags: number) => (flags & (flag.selected | flag.highlighted)) !== 0;
  const isFaded = (flags: number) => (flags & flag.faded) !== 0;
  const dash = [6 / zoom, 5 / zoom];
  context.strokeStyle = palette.link;
  context.lineWidth = 0.9 / zoom;
  const plain = (flags: number) => !isStrong(flags) && !isFaded(flags);
  const layers = [
    { alpha: 0.18, isDashed: false, test: isFaded },
    { alpha: 0.6, isDashed: false, test: (f: number) => plain(f) && (f & flag.backward) === 0 },
    // So many dashes cost more than they tell once they are only specks.
    {
      alpha: 0.35,
      isDashed: zoom >= dashZoom,
      test: (f: number) => plain(f) && (f & flag.backward) !== 0,
    },
  ];
  for (const { alpha, isDashed, test } of layers) {
    context.globalAlpha = alpha;
    context.setLineDash(isDashed ? dash : []);
    strokeLines(context, lines, pick(test));
  }
  context.setLineDash([]);
  context.globalAlpha = 1;
  context.strokeStyle = palette.accent;
  context.lineWidth = 2 / zoom;
  strokeLines(context, lines, pick(isStrong));
}

function paintGroupsAndNotes(
  context: Context,
  { frames, notes }: FarSnapshot,
  palette: Palette,
  zoom: number,
) {
  for (const { x, y, width, height, hue, isCard } of frames) {
    context.globalAlpha = isCard ? 0.5 : 0.14;
    context.fillStyle = hue;
    context.fillRect(x, y, width, height);
    if (!isCard) context.fillRect(x, y, width, groupFrame.titleHeight);
    context.globalAlpha = 0.8;
    context.strokeStyle = hue;
    context.lineWidth = 1.5 / zoom;
    context.strokeRect(x, y, width, height);
  }
  for (const { x, y, width, height, hue } of notes) {
    context.globalAlpha = 1;
    context.fillStyle = palette.surface;
    context.fillRect(x, y, width, height);
    context.globalAlpha = 0.35;
    context.fillStyle = hue;
    context.fillRect(x, y, width, height);
  }
  context.globalAlpha = 1;
}

/** The room that an outline of a selected or compared card takes, in pixels of the screen. */
const outline = 2;

export type FarSnapshotFrame = { readonly area: Bounds; readonly zoom: number };

/** Draws a story seen from far away: cards by type, straight lines, and every mark they carry. */
export function paintFarSnapshot(
  context: Context,
  farSnapshot: FarSnapshot,
  palette: Palette,
  { area, zoom }: FarSnapshotFrame,
): void {
  paintGroupsAndNotes(context, farSnapshot, palette, zoom);
  paintLines(context, farSnapshot, palette, area, zoom);
  const { cards, types, cardFlags, cardFrames, colours, frames } = farSnapshot;
  const byType: number[][] = palette.types.map(() => []);
  const signs: Sign[] = [];
  const outlined: number[] = [];
  const pictures: number[] = [];
  const faded: number[][] = palette.types.map(() => []);
  for (let index = 0; index < types.length; index += 1) {
    const at = index * 4;
    const x = cards[at] as number;
    const y = cards[at + 1] as number;
    const width = cards[at + 2] as number;
    const height = cards[at + 3] as number;
    if (!overlaps({ x, y, width, height }, area)) continue;
    const flags = cardFlags[index] as number;
    const type = types[index] as number;
    ((flags & flag.faded ? faded : byType)[type] as number[]).push(at);
    if (flags & (problemFlags | differenceFlags)) {
      signs.push({ flags, x: x + width, y, frame: frames[cardFrames[index] as number] });
    }
    if (colours[index]) pictures.push(index);
    if (flags & (flag.selected | differenceFlags | flag.visited)) outlined.push(index);
  }
  const fill = (chosen: readonly number[], grow = 0) => {
    for (const at of chosen) {
      context.fillRect(
        (cards[at] as number) - grow,
        (cards[at + 1] as number) - grow,
        (cards[at + 2] as number) + 2 * grow,
        (cards[at + 3] as number) + 2 * grow,
      );
    }
  };
  // No line is seen through a card.
  for (const [type, colour] of palette.types.entries()) {
    const chosen = byType[type] as number[];
    const pale = faded[type] as number[];
    if (zoom >= edgeZoom) {
      context.fillStyle = colour;
      fill(chosen, 0.6 / zoom);
    }
    context.fillStyle = palette.blocks[type] ?? palette.ink;
    fill(chosen);
    context.fillStyle = palette.paleBlocks[type] ?? palette.surface;
    fill(pale);
  }
  paintPictures(context, farSnapshot, pictures);
  context.globalAlpha = 1;
  paintOutlines(context, farSnapshot, palette, outlined, zoom);
  const titles = frames.flatMap(({ title }) => title ?? []);
  const taken = [...titles, ...paintSigns(context, signs, palette, { zoom, taken: titles })];
  paintLabels(context, farSnapshot, palette, { area, zoom, taken });
}

/** Where the picture of a card is, whether its title takes one line or two. */
const picturePlace = {
  top: card.headerHeight + card.titleTop + 2 * card.titleLine,
  height: card.pictureHeight - card.titleLine + card.pictureTop,
} as const;

function paintPictures(
  context: Context,
  { cards, cardFlags, colours }: FarSnapshot,
  chosen: readonly number[],
) {
  const { top, height } = picturePlace;
  for (const index of chosen) {
    const [x = 0, y = 0, width = 0] = cards.subarray(index * 4, index * 4 + 3);
    context.globalAlpha = (cardFlags[index] as number) & flag.faded ? 0.3 : 1;
    context.fillStyle = toHex((colours[index] as number) & 0xff_ff_ff);
    context.fillRect(x + card.paddingX, y + top, width - 2 * card.paddingX, height);
  }
}

function paintOutlines(
  context: Context,
  { cards, cardFlags }: FarSnapshot,
  palette: Palette,
  outlined: readonly number[],
  zoom: number,
) {
  const styles = [
    { bits: flag.visited, colour: palette.ink, dash: [2, 2] },
    { bits: flag.added, colour: palette.success, dash: [] },
    { bits: flag.removed, colour: palette.danger, dash: [5, 3] },
    { bits: flag.changed, colour: palette.info, dash: [] },
    { bits: flag.selected, colour: palette.accent, dash: [] },
  ];
  const gap = outline / zoom;
  context.lineWidth = outline / zoom;
  for (const { bits, colour, dash } of styles) {
    const chosen = outlined.filter((index) => ((cardFlags[index] as number) & bits) !== 0);
    if (chosen.length === 0) continue;
    context.strokeStyle = colour;
    context.setLineDash(dash.map((length) => length / zoom));
    for (const index of chosen) {
      const [x = 0, y = 0, width = 0, height = 0] = cards.subarray(index * 4, index * 4 + 4);
      context.strokeRect(x - gap, y - gap, width + 2 * gap, height + 2 * gap);
    }
  }
  context.setLineDash([]);
}
