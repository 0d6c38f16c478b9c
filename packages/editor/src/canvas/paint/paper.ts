import { cellSize } from '../../commands/cellSize.ts';
import type { View } from '../../flow/view.ts';

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

const sizes = new WeakMap<HTMLElement, number>();

/** Moves squared paper with the view; it is larger than the view by one cell, so moving is enough. */
export function movePaper(paper: HTMLElement, { x, y, zoom }: View): void {
  const cell = cellSize * stepAt(zoom) * zoom;
  if (sizes.get(paper) !== cell) {
    sizes.set(paper, cell);
    paper.style.setProperty('--cell', `${cell}px`);
  }
  const shift = (offset: number): number => (offset % cell) - cell;
  paper.style.transform = `translate(${shift(x)}px,${shift(y)}px)`;
}
