import { cellSize } from '../../commands/cellSize.ts';
import type { View } from '../../flow/view.ts';
import { createMover } from '../engine/createMover.ts';

/** Zoomed out, every fifth line is drawn, then every twenty-fifth, so that cells stay cells. */
const stepAt = (zoom: number): number =>
  zoom < 0.12 ? 125 : zoom < 0.2 ? 25 : zoom < 0.55 ? 5 : 1;

/** Titles of groups are no smaller on the screen than at this zoom. */
const smallestTitle = 0.8;

/** Keeps the titles of groups legible from any distance. */
export function scaleTitles(grounds: HTMLElement, zoom: number): void {
  const scale = String(Math.max(1, smallestTitle / zoom));
  if (grounds.style.getPropertyValue('--title-scale') === scale) return;
  grounds.style.setProperty('--title-scale', scale);
}

/** While zooming the squares are stretched by no more than this; at rest they are drawn anew. */
const stretch = 1.35;
const restAfter = 90;

/**
 * Moves squared paper with the view. It is larger than the view by some cells, so moving is enough.
 * Returns a function for every frame, which answers whether to come back.
 */
export function createPaper(paper: HTMLElement): (view: View, time: number) => boolean {
  const { moveTo } = createMover(paper);
  let drawn = 0;
  let lastZoom = 0;
  let zoomedAt = 0;
  return ({ x, y, zoom }, time) => {
    if (zoom !== lastZoom) {
      lastZoom = zoom;
      zoomedAt = time;
    }
    const cell = cellSize * stepAt(zoom) * zoom;
    const ratio = cell / drawn;
    const isSharp = ratio === 1;
    const isResting = time - zoomedAt > restAfter;
    if (!isSharp && (isResting || ratio > stretch || ratio < 1 / stretch)) {
      drawn = cell;
      paper.style.setProperty('--cell', `${cell}px`);
    }
    const shift = (offset: number): number => (offset % cell) - cell;
    moveTo(`translate(${shift(x)}px,${shift(y)}px) scale(${cell / drawn})`);
    return cell !== drawn;
  };
}
