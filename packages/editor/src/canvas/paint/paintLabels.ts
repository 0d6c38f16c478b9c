import { type Bounds, overlaps } from '../geometry/bounds.ts';
import { type FarSnapshot, flag } from './farSnapshot.ts';
import type { Palette } from './palette.ts';

type Context = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D;

/** In pixels of the screen, whatever the zoom. */
const label = { font: 11, height: 16, paddingX: 4, widest: 150, gap: 4 } as const;
const cell = { width: 20, height: 20 } as const;

/** Cells of the screen that have a label. */
function createRoom() {
  const taken = new Set<string>();
  return (x: number, y: number, width: number, height: number): boolean => {
    const wanted: string[] = [];
    for (let column = Math.floor(x / cell.width); column * cell.width < x + width; column += 1) {
      for (let row = Math.floor(y / cell.height); row * cell.height < y + height; row += 1) {
        const key = `${column} ${row}`;
        if (taken.has(key)) return false;
        wanted.push(key);
      }
    }
    for (const key of wanted) taken.add(key);
    return true;
  };
}

const importance = ({ cardFlags, weights }: FarSnapshot, index: number): number =>
  (weights[index] as number) + ((cardFlags[index] as number) & flag.selected ? 1000 : 0);

/**
 * Titles of constant size in the middle of their cards. Where they would overlap the more important one stays:
 * what is selected, then start and ends, then what has most connections.
 */
export function paintLabels(
  context: Context,
  farSnapshot: FarSnapshot,
  palette: Palette,
  { area, zoom }: { area: Bounds; zoom: number },
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
  const takes = createRoom();
  context.font = `600 ${label.font / zoom}px ${palette.font}`;
  context.textBaseline = 'middle';
  context.textAlign = 'center';
  for (const index of candidates) {
    const [x = 0, y = 0, width = 0, height = 0] = cards.subarray(index * 4, index * 4 + 4);
    const text = fitting(context, titles[index] as string, label.widest / zoom);
    const wide = context.measureText(text).width * zoom + 2 * label.paddingX;
    const middle = { x: x + width / 2, y: y + height / 2 };
    const left = (middle.x - area.x) * zoom - wide / 2;
    const top = (middle.y - area.y) * zoom - label.height / 2;
    if (!takes(left - label.gap, top, wide + 2 * label.gap, label.height)) continue;
    context.globalAlpha = 0.9;
    context.fillStyle = palette.surface;
    context.fillRect(
      middle.x - wide / zoom / 2,
      middle.y - label.height / zoom / 2,
      wide / zoom,
      label.height / zoom,
    );
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
