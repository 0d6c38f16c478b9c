import { type Bounds, overlaps } from '../geometry/bounds.ts';
import { type FarSnapshot, flag, startWeight } from './farSnapshot.ts';
import type { Palette } from './palette.ts';

type Context = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D;

/** In pixels of the screen, whatever the zoom. */
const label = { font: 11, height: 16, paddingX: 4, widest: 150, gap: 4 } as const;
const cell = { width: 20, height: 20 } as const;

/** Cells of the screen that something stands in. */
function createRoom() {
  const taken = new Set<string>();
  const cellsIn = ({ x, y, width, height }: Bounds): string[] => {
    const keys: string[] = [];
    for (let column = Math.floor(x / cell.width); column * cell.width < x + width; column += 1) {
      for (let row = Math.floor(y / cell.height); row * cell.height < y + height; row += 1) {
        keys.push(`${column} ${row}`);
      }
    }
    return keys;
  };
  return {
    take: (place: Bounds) => {
      for (const key of cellsIn(place)) taken.add(key);
    },
    isFree: (place: Bounds) => !cellsIn(place).some((key) => taken.has(key)),
  };
}

const importance = ({ cardFlags, weights }: FarSnapshot, index: number): number =>
  (weights[index] as number) + ((cardFlags[index] as number) & flag.selected ? 1000 : 0);

/**
 * Titles of constant size in the middle of their cards. Where they would overlap the more important one stays:
 * what is selected, then start and ends, then what has most connections. None but the first of them lies on what
 * is `taken`.
 */
export function paintLabels(
  context: Context,
  farSnapshot: FarSnapshot,
  palette: Palette,
  { area, zoom, taken }: { area: Bounds; zoom: number; taken: readonly Bounds[] },
): void {
  const { cards, cardFlags, titles } = farSnapshot;
  const candidates: number[] = [];
  for (const [index, title] of titles.entries()) {
    const [x = 0, y = 0, width = 0, height = 0] = cards.subarray(index * 4, index * 4 + 4);
    const isShown = title && !((cardFlags[index] as number) & flag.faded);
    if (isShown && overlaps({ x, y, width, height }, area)) candidates.push(index);
  }
  candidates.sort(
    (one, other) => importance(farSnapshot, other) - importance(farSnapshot, one) || one - other,
  );
  const room = createRoom();
  const onScreen = ({ x, y, width, height }: Bounds): Bounds => ({
    x: (x - area.x) * zoom,
    y: (y - area.y) * zoom,
    width: width * zoom,
    height: height * zoom,
  });
  const marks = createRoom();
  for (const place of taken) marks.take(onScreen(place));
  context.font = `600 ${label.font / zoom}px ${palette.font}`;
  context.textBaseline = 'middle';
  context.textAlign = 'center';
  for (const index of candidates) {
    const [x = 0, y = 0, width = 0, height = 0] = cards.subarray(index * 4, index * 4 + 4);
    const text = fitting(context, titles[index] as string, label.widest / zoom);
    const middle = { x: x + width / 2, y: y + height / 2 };
    const wide = context.measureText(text).width + (2 * label.paddingX) / zoom;
    const high = label.height / zoom;
    const ground = { x: middle.x - wide / 2, y: middle.y - high / 2, width: wide, height: high };
    const margin = label.gap / zoom;
    const place = onScreen({ ...ground, x: ground.x - margin, width: wide + 2 * margin });
    const isVital = importance(farSnapshot, index) >= startWeight;
    if (!room.isFree(place) || !(isVital || marks.isFree(place))) continue;
    room.take(place);
    context.globalAlpha = 0.9;
    context.fillStyle = palette.surface;
    context.fillRect(ground.x, ground.y, ground.width, ground.height);
    context.globalAlpha = 1;
    context.fillStyle = palette.ink;
    context.fillText(text, middle.x, middle.y);
  }
  context.textAlign = 'start';
}

/** The title, or as much of it as there is room for. */
function fitting(context: Context, title: string, room: number): string {
  const { width } = context.measureText(title);
  if (width <= room) return title;
  const letters = Math.max(1, Math.floor((title.length * room) / width) - 1);
  return `${title.slice(0, letters).trimEnd()}…`;
}
