import { type Bounds, inflate, overlaps, scaled } from '../../geometry/bounds.ts';
import { createSpatialGrid } from '../../geometry/spatialGrid.ts';
import type { Palette } from './palette.ts';
import { cardAt, flag, type Snapshot, startWeight } from './snapshot.ts';

type Context = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D;

/** In pixels of the screen, whatever the zoom. */
const label = { font: 11, line: 13, padding: 3, widest: 150 } as const;
/** A card of at least this width on the screen holds its title, in as many lines as there is room for. */
const leastCard = 50;
/** Cards smaller than this can be seen between titles only if these keep a margin. */
const margin = { below: 30, width: 8 } as const;
const mostLines = 3;
/** Side of the squares in which titles look for what is in their way, in pixels of the screen. */
const roomSide = 64;
/** Where a title that must be there is tried, down and up from the middle of its card. */
const shifts = [0, 10, -10] as const;

const importance = ({ cardFlags, weights }: Snapshot, index: number): number =>
  (weights[index] as number) + ((cardFlags[index] as number) & flag.selected ? 1000 : 0);

/**
 * Titles of constant size in the middle of their cards. Where they would overlap the more important one stays:
 * what is selected, then start and ends, then what has most connections. None but the first of them lies on what
 * is `taken`.
 */
export function paintLabels(
  context: Context,
  snapshot: Snapshot,
  palette: Palette,
  { area, zoom, taken }: { area: Bounds; zoom: number; taken: readonly Bounds[] },
): void {
  const { cardFlags, titles } = snapshot;
  const candidates: number[] = [];
  for (const [index, title] of titles.entries()) {
    const isShown = title && !((cardFlags[index] as number) & flag.faded);
    if (isShown && overlaps(cardAt(snapshot, index), area)) candidates.push(index);
  }
  candidates.sort(
    (one, other) => importance(snapshot, other) - importance(snapshot, one) || one - other,
  );
  const onScreen = (place: Bounds) => scaled(place, zoom);
  const labels = createSpatialGrid<Bounds>(roomSide);
  const marks = createSpatialGrid<Bounds>(roomSide);
  for (const place of taken) marks.set(place, onScreen(place));
  const scale = 1 / zoom;
  context.font = `600 ${label.font * scale}px ${palette.font}`;
  context.textBaseline = 'middle';
  context.textAlign = 'center';
  for (const index of candidates) {
    const card = cardAt(snapshot, index);
    const { width, height } = onScreen(card);
    const isHeld = width >= leastCard;
    const lines = wrap(context, titles[index] as string, {
      width: (isHeld ? width - 4 * label.padding : label.widest) * scale,
      lines: isHeld
        ? Math.max(1, Math.min(mostLines, Math.floor((height - label.padding) / label.line)))
        : 1,
    });
    const wide = Math.max(...lines.map((line) => context.measureText(line).width));
    const ground = {
      width: wide + 2 * label.padding * scale,
      height: (lines.length * label.line + label.padding) * scale,
    };
    const isVital = importance(snapshot, index) >= startWeight;
    const places = (isVital ? shifts : [0]).map((shift) => ({
      ...ground,
      x: card.x + (card.width - ground.width) / 2,
      y: card.y + (card.height - ground.height) / 2 + shift * scale,
    }));
    const around = width < margin.below ? margin.width : 0;
    const free = places.filter(
      (place) => labels.find(inflate(onScreen(place), around)).length === 0,
    );
    const place =
      free.find((one) => marks.find(onScreen(one)).length === 0) ?? (isVital ? free[0] : undefined);
    if (!place) continue;
    labels.set(place, onScreen(place));
    context.globalAlpha = 0.9;
    context.fillStyle = palette.surface;
    context.fillRect(place.x, place.y, place.width, place.height);
    context.globalAlpha = 1;
    context.fillStyle = palette.ink;
    for (const [line, text] of lines.entries()) {
      const down = (label.padding / 2 + (line + 0.5) * label.line) * scale;
      context.fillText(text, place.x + place.width / 2, place.y + down);
    }
  }
  context.textAlign = 'start';
}

/** The title in lines, or as much of it as there is room for. */
function wrap(context: Context, title: string, room: { width: number; lines: number }): string[] {
  const fits = (text: string) => context.measureText(text).width <= room.width;
  if (fits(title)) return [title];
  const lines: string[] = [];
  let line = '';
  const words = title.split(' ');
  for (const [at, word] of words.entries()) {
    const longer = line ? `${line} ${word}` : word;
    if (fits(longer)) line = longer;
    else if (line && lines.length < room.lines - 1) {
      lines.push(line);
      line = word;
    } else {
      line = [line, ...words.slice(at)].filter(Boolean).join(' ');
      break;
    }
  }
  return [...lines, shortened(context, line, room.width)];
}

function shortened(context: Context, text: string, width: number): string {
  const whole = context.measureText(text).width;
  if (whole <= width) return text;
  const letters = Math.max(1, Math.floor((text.length * width) / whole) - 1);
  return `${text.slice(0, letters).trimEnd()}…`;
}
