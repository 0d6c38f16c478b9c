import { inflate, overlaps } from '../../geometry/bounds.ts';
import { card } from '../../geometry/geometry.ts';
import { groupFrame } from '../../geometry/sceneGroups.ts';
import { edgeZoom } from '../../geometry/zoomLevels.ts';
import { toHex } from '../media/placeholderColour.ts';
import { paintSigns, type Sign } from './glyphs.ts';
import { paintLabels } from './paintLabels.ts';
import { paintLines } from './paintLines.ts';
import type { Palette } from './palette.ts';
import type { RegionRender } from './renderRegion.ts';
import { cardAt, differenceFlags, flag, problemFlags, type Snapshot } from './snapshot.ts';

type Context = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D;

function paintGroupsAndNotes(
  context: Context,
  { frames, notes }: Snapshot,
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

/** Draws a story seen from far away: cards by type, straight lines, and every mark they carry. */
export function paintFar(
  context: Context,
  snapshot: Snapshot,
  palette: Palette,
  region: RegionRender,
): void {
  const { area, zoom } = region;
  const { types, cardFlags, cardFrames, colours, frames } = snapshot;
  paintGroupsAndNotes(context, snapshot, palette, zoom);
  paintLines(context, snapshot, palette, region);
  const inArea = [...types.keys()].filter((index) => overlaps(cardAt(snapshot, index), area));
  const having = (flags: number) =>
    inArea.filter((index) => ((cardFlags[index] as number) & flags) !== 0);
  const fill = (chosen: readonly number[], colour: string | undefined, grow = 0) => {
    context.fillStyle = colour ?? palette.ink;
    for (const index of chosen) {
      const { x, y, width, height } = inflate(cardAt(snapshot, index), grow);
      context.fillRect(x, y, width, height);
    }
  };
  const faded = new Set(having(flag.faded));
  // No line is seen through a card.
  for (const [type, colour] of palette.types.entries()) {
    const ofType = inArea.filter((index) => types[index] === type);
    const strong = ofType.filter((index) => !faded.has(index));
    const pale = ofType.filter((index) => faded.has(index));
    if (zoom >= edgeZoom) fill(strong, colour, 0.6 / zoom);
    fill(strong, palette.blocks[type]);
    fill(pale, palette.paleBlocks[type]);
  }
  const pictures = inArea.filter((index) => colours[index]);
  paintPictures(context, snapshot, pictures);
  context.globalAlpha = 1;
  const outlined = having(flag.selected | differenceFlags | flag.visited);
  paintOutlines(context, snapshot, palette, outlined, zoom);
  const signs = having(problemFlags | differenceFlags).map((index): Sign => {
    const { x, y, width } = cardAt(snapshot, index);
    const frame = frames[cardFrames[index] as number];
    return { flags: cardFlags[index] as number, x: x + width, y, frame };
  });
  const titles = frames.flatMap(({ title }) => title ?? []);
  const taken = [...titles, ...paintSigns(context, signs, palette, { zoom, taken: titles })];
  paintLabels(context, snapshot, palette, { area, zoom, taken });
}

/** Where the picture of a card is, whether its title takes one line or two. */
const picturePlace = {
  top: card.headerHeight + card.titleTop + 2 * card.titleLine,
  height: card.pictureHeight - card.titleLine + card.fileTop,
} as const;

function paintPictures(context: Context, snapshot: Snapshot, chosen: readonly number[]) {
  const { cardFlags, colours } = snapshot;
  const { top, height } = picturePlace;
  for (const index of chosen) {
    const { x, y, width } = cardAt(snapshot, index);
    context.globalAlpha = (cardFlags[index] as number) & flag.faded ? 0.3 : 1;
    context.fillStyle = toHex((colours[index] as number) & 0xff_ff_ff);
    context.fillRect(x + card.paddingX, y + top, width - 2 * card.paddingX, height);
  }
}

function paintOutlines(
  context: Context,
  snapshot: Snapshot,
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
    const chosen = outlined.filter((index) => ((snapshot.cardFlags[index] as number) & bits) !== 0);
    if (chosen.length === 0) continue;
    context.strokeStyle = colour;
    context.setLineDash(dash.map((length) => length / zoom));
    for (const index of chosen) {
      const { x, y, width, height } = inflate(cardAt(snapshot, index), gap);
      context.strokeRect(x, y, width, height);
    }
  }
  context.setLineDash([]);
}
