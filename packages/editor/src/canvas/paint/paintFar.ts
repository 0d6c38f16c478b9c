import { overlaps } from '../../geometry/bounds.ts';
import { paintSigns, type Sign } from './glyphs.ts';
import { paintLabels } from './paintLabels.ts';
import { paintLines } from './paintLines.ts';
import { paintMarks, paintRings, shapeAt } from './paintMarks.ts';
import type { Palette } from './palette.ts';
import type { RegionRender } from './renderRegion.ts';
import { cardAt, differenceFlags, flag, type Snapshot, signFlags } from './snapshot.ts';

type Context = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D;

/** Groups as washes, folded ones stronger, and notes as sheets. */
function paintGround(context: Context, { frames, notes }: Snapshot, { surface, radius }: Palette) {
  for (const { x, y, width, height, hue, isCard } of frames) {
    context.globalAlpha = isCard ? 0.5 : 0.13;
    context.fillStyle = hue;
    context.beginPath();
    context.roundRect(x, y, width, height, 2 * radius);
    context.fill();
  }
  for (const { x, y, width, height, hue } of notes) {
    context.globalAlpha = 1;
    context.fillStyle = surface;
    context.fillRect(x, y, width, height);
    context.globalAlpha = 0.35;
    context.fillStyle = hue;
    context.fillRect(x, y, width, height);
  }
  context.globalAlpha = 1;
}

/** Draws a story seen from far away like the covers: marks, lines between them, titles, and all that a card carries. */
export function paintFar(
  context: Context,
  snapshot: Snapshot,
  palette: Palette,
  region: RegionRender,
): void {
  const { area, view, zoom } = region;
  const { types, cardFlags, cardFrames, frames } = snapshot;
  paintGround(context, snapshot, palette);
  paintLines(context, snapshot, palette, region);
  const inArea = [...types.keys()].filter((index) => overlaps(cardAt(snapshot, index), area));
  const having = (flags: number) =>
    inArea.filter((index) => ((cardFlags[index] as number) & flags) !== 0);
  paintMarks(context, snapshot, palette, { zoom, indices: inArea });
  const ringed = having(flag.selected | differenceFlags | flag.visited);
  paintRings(context, snapshot, palette, { zoom, indices: ringed });
  const signs = having(signFlags).map((index): Sign => {
    const { x, y, width } = shapeAt(snapshot, index, palette, zoom);
    const frame = frames[cardFrames[index] as number];
    return { flags: cardFlags[index] as number, x: x + width, y, frame };
  });
  const titles = frames.flatMap(({ title }) => title ?? []);
  const taken = [...titles, ...paintSigns(context, signs, palette, { zoom, taken: titles })];
  paintLabels(context, snapshot, palette, { area, view, zoom, taken });
}
