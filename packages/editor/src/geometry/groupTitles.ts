import { type Bounds, scaled } from './bounds.ts';
import { textWidth, titleStyle } from './measureText.ts';
import type { Scene } from './scene.ts';
import { groupFrame } from './sceneGroups.ts';
import { createSpatialGrid } from './spatialGrid.ts';

/** Titles of groups are no smaller on the screen than at this zoom; they grow in steps. */
const smallest = 0.8;
const stepsPerDoubling = 4;

/** How much larger than the canvas titles of groups are, to be read from any distance. */
export const titleScale = (zoom: number): number =>
  Math.max(1, 2 ** (Math.round(Math.log2(smallest / zoom) * stepsPerDoubling) / stepsPerDoubling));

/** Of a title at scale 1: the room of its button and around it, and the widest it is. */
export const groupTitle = { around: 52, widest: 236 } as const;

/** The titles of groups that are shown, and where: of those that would overlap the larger group's. */
export function shownTitles(scene: Scene, scale: number): ReadonlyMap<string, Bounds> {
  const { titleHeight, foldedHeight } = groupFrame;
  const taken = createSpatialGrid<Bounds>(64);
  const shown = new Map<string, Bounds>();
  const groups = [...scene.groups.values()]
    .filter(({ members }) => members.size > 0)
    .sort((one, other) => other.members.size - one.members.size);
  for (const { id, x, y, group, isFolded } of groups) {
    const width = Math.min(
      groupTitle.widest,
      groupTitle.around + textWidth(group.title, titleStyle),
    );
    const height = isFolded && scale === 1 ? foldedHeight : titleHeight * scale;
    const place = {
      x,
      y: isFolded ? y : y + titleHeight - height,
      width: width * scale,
      height,
    };
    // In titles of scale 1 the room is looked up in squares of the size they have on the screen.
    const small = scaled(place, 1 / scale);
    if (scale > 1 && taken.find(small).length > 0) continue;
    taken.set(small, small);
    shown.set(id, place);
  }
  return shown;
}
