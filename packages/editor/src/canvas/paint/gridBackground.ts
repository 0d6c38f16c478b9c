import { createCompositorTransform } from '../engine/compositorTransform.ts';
import { isResting, type Zooming } from '../engine/zooming.ts';
import { cellSize } from '../geometry/geometry.ts';
import type { View } from '../geometry/viewport.ts';

/** Zoomed out, every fifth line is drawn, then every twenty-fifth, so that cells stay cells. */
const stepAt = (zoom: number): number =>
  zoom < 0.12 ? 125 : zoom < 0.2 ? 25 : zoom < 0.55 ? 5 : 1;

/** Titles of groups are no smaller on the screen than at this zoom. */
const smallestTitle = 0.8;

/** Keeps the titles of groups legible from any distance. */
export function scaleTitles(groupsAndNotes: HTMLElement, zoom: number): void {
  const scale = String(Math.max(1, smallestTitle / zoom));
  if (groupsAndNotes.style.getPropertyValue('--title-scale') === scale) return;
  groupsAndNotes.style.setProperty('--title-scale', scale);
}

/** While zooming the squares are scaled up or down to here; at rest they are drawn anew. */
const stretch = { most: 2, least: 1 / 1.36 };

/**
 * Moves squared paper with the view. It is larger than the view by some cells, so moving is enough.
 * Returns a function for every frame, which answers whether to come back.
 */
export function createGridBackground(grid: HTMLElement): (view: View, zooming: Zooming) => boolean {
  const { moveTo } = createCompositorTransform(grid);
  let drawn = 0;
  return ({ x, y, zoom }, zooming) => {
    const cell = cellSize * stepAt(zoom) * zoom;
    const ratio = cell / drawn;
    const isSharp = ratio === 1;
    if (!isSharp && (isResting(zooming) || ratio > stretch.most || ratio < stretch.least)) {
      drawn = cell;
      grid.style.setProperty('--cell', `${cell}px`);
    }
    const shift = (offset: number): number => (offset % cell) - cell;
    moveTo(`translate(${shift(x)}px,${shift(y)}px) scale(${cell / drawn})`);
    return cell !== drawn;
  };
}
