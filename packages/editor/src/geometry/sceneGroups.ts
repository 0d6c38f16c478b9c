import type { Group } from '@dreamfork/story';
import { type Bounds, boundsAround } from './bounds.ts';
import { card } from './geometry.ts';
import type { SceneGroup, SceneNode } from './sceneParts.ts';

/** Keeps the frames of groups around their members. */
export function createSceneGroups() {
  const all = new Map<string, SceneGroup>();

  const followGroups = (groups: readonly Group[]) => {
    const ids = new Set(groups.map(({ id }) => id));
    for (const id of all.keys()) if (!ids.has(id)) all.delete(id);
    for (const group of groups) {
      const known = all.get(group.id);
      if (known) known.group = group;
      else {
        const members = new Set<SceneNode>();
        all.set(group.id, { id: group.id, group, members, isFolded: false, ...nowhere });
      }
    }
  };

  /** Follows the document; returns the nodes whose edges must be placed again. */
  const follow = (
    groups: readonly Group[],
    nodes: Iterable<SceneNode>,
    folded: ReadonlySet<string>,
  ): SceneNode[] => {
    if (groups.length === 0 && all.size === 0) return [];
    followGroups(groups);
    for (const { members } of all.values()) members.clear();
    const moved: SceneNode[] = [];
    for (const node of nodes) {
      const group = all.get(node.node.groupId ?? '');
      group?.members.add(node);
      const hiddenIn = group && folded.has(group.id) ? group : null;
      if (hiddenIn !== node.hiddenIn) moved.push(node);
      node.hiddenIn = hiddenIn;
    }
    for (const group of all.values()) {
      const { x, y } = group;
      group.isFolded = folded.has(group.id);
      Object.assign(group, groupBounds(group.members, group.isFolded));
      if (group.isFolded && (group.x !== x || group.y !== y)) moved.push(...group.members);
    }
    return moved;
  };

  return { all: all as ReadonlyMap<string, SceneGroup>, follow };
}

/** Sizes of a group's frame and of the card that stands for a folded one. */
export const groupFrame = { padding: 30, titleHeight: 36, foldedHeight: 76 } as const;

const nowhere: Bounds = { x: 0, y: 0, width: 0, height: 0 };

/** The frame around the members, with room for the title above them; folded, a card at its corner. */
export function groupBounds(members: Iterable<Bounds>, isFolded: boolean): Bounds {
  const inner = boundsAround(members);
  if (!inner) return nowhere;
  const { padding, titleHeight, foldedHeight } = groupFrame;
  const frame = {
    x: inner.x - padding,
    y: inner.y - padding - titleHeight,
    width: inner.width + 2 * padding,
    height: inner.height + 2 * padding + titleHeight,
  };
  return isFolded ? { ...frame, width: card.width, height: foldedHeight } : frame;
}
