import type { Group } from '@dreamfork/story';
import { type Bounds, boundsAround } from './bounds.ts';
import { card } from './geometry.ts';
import type { SceneGroup, SceneNode } from './sceneParts.ts';

/** Keeps the frames of groups around their members. */
export function createSceneGroups(nodes: ReadonlyMap<string, SceneNode>) {
  const all = new Map<string, SceneGroup>();
  const groupOf = new Map<SceneNode, SceneGroup>();
  const unsettled = new Set<SceneGroup>();
  let released: SceneNode[] = [];
  let known: readonly Group[] = [];
  let collapsed: ReadonlySet<string> = new Set();

  const leave = (node: SceneNode) => {
    const group = groupOf.get(node);
    if (!group) return;
    groupOf.delete(node);
    group.members.delete(node);
    unsettled.add(group);
    if (node.hiddenIn) released.push(node);
    node.hiddenIn = null;
  };

  const join = (node: SceneNode) => {
    const wanted = node.node.groupId === undefined ? undefined : all.get(node.node.groupId);
    const present = groupOf.get(node);
    if (present) unsettled.add(present);
    if (present === wanted) return;
    leave(node);
    if (!wanted) return;
    groupOf.set(node, wanted);
    wanted.members.add(node);
    unsettled.add(wanted);
  };

  const followGroups = (groups: readonly Group[]) => {
    const shown = new Set<string>();
    for (const group of groups) {
      shown.add(group.id);
      const present = all.get(group.id);
      if (present) present.group = group;
      else {
        const place = { x: 0, y: 0, width: 0, height: 0 };
        const added = { id: group.id, group, members: new Set<SceneNode>(), isCollapsed: false };
        all.set(group.id, { ...added, ...place });
      }
    }
    for (const group of [...all.values()]) {
      if (shown.has(group.id)) continue;
      for (const node of [...group.members]) leave(node);
      all.delete(group.id);
    }
  };

  /** Follows the document; returns the nodes whose edges must be placed again. */
  const follow = (
    groups: readonly Group[],
    changed: readonly SceneNode[],
    collapsedGroups: ReadonlySet<string>,
  ): SceneNode[] => {
    if (groups.length === 0 && all.size === 0) return [];
    const isOther = groups !== known;
    if (isOther) followGroups(groups);
    for (const node of isOther ? nodes.values() : changed) join(node);
    if (collapsedGroups !== collapsed) for (const group of all.values()) unsettled.add(group);
    known = groups;
    collapsed = collapsedGroups;
    const moved = released;
    released = [];
    for (const group of unsettled) {
      const wasCollapsed = group.isCollapsed;
      group.isCollapsed = all.has(group.id) && collapsed.has(group.id);
      Object.assign(group, groupBounds(group.members, group.isCollapsed));
      for (const node of group.members) node.hiddenIn = group.isCollapsed ? group : null;
      if (group.isCollapsed || wasCollapsed) moved.push(...group.members);
    }
    unsettled.clear();
    return moved;
  };

  return { all: all as ReadonlyMap<string, SceneGroup>, follow, leave };
}

/** Sizes of a group's frame and of the card that stands for a collapsed one. */
export const groupFrame = { padding: 30, titleHeight: 36, collapsedHeight: 76 } as const;

const nowhere: Bounds = { x: 0, y: 0, width: 0, height: 0 };

/** The frame around the members, with room for the title above them; collapsed, a card at its corner. */
export function groupBounds(members: Iterable<Bounds>, isCollapsed: boolean): Bounds {
  const inner = boundsAround(members);
  if (!inner) return nowhere;
  const { padding, titleHeight, collapsedHeight } = groupFrame;
  const frame = {
    x: inner.x - padding,
    y: inner.y - padding - titleHeight,
    width: inner.width + 2 * padding,
    height: inner.height + 2 * padding + titleHeight,
  };
  return isCollapsed ? { ...frame, width: card.width, height: collapsedHeight } : frame;
}
