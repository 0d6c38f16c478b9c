import type { Group, StoryDocument, StoryNode } from '../schema/document.ts';

/** The node in this group, or in none; the same object if nothing changes. */
export function inGroup(node: StoryNode, groupId: string | null): StoryNode {
  if ((node.groupId ?? null) === groupId) return node;
  if (groupId !== null) return { ...node, groupId };
  const free = { ...node };
  delete free.groupId;
  return free;
}

/** The groups that have a node, or were empty before (SPEC E31). */
export function remainingGroups(
  before: StoryDocument,
  nodes: readonly StoryNode[],
  groups: Group[] = before.groups,
): Group[] {
  if (before.groups.length === 0) return groups;
  const memberships = (list: readonly StoryNode[]) => new Set(list.map(({ groupId }) => groupId));
  const held = memberships(before.nodes);
  const holding = memberships(nodes);
  const isGone = ({ id }: Group): boolean => held.has(id) && !holding.has(id);
  return groups.some(isGone) ? groups.filter((group) => !isGone(group)) : groups;
}

/** The first of these ids that no node has. */
export function unknownNode(story: StoryDocument, nodeIds: readonly string[]): string | undefined {
  const known = new Set(story.nodes.map(({ id }) => id));
  return nodeIds.find((id) => !known.has(id));
}
