import type { StoryDocument } from '../schema/document.ts';
import { type EditResult, edited, refused } from './edit.ts';
import { inGroup, remainingGroups, unknownNode } from './groups.ts';

export type AssignGroupInput = {
  nodeIds: readonly string[];
  /** `null` removes the nodes from their groups. */
  groupId: string | null;
};

/** Moves nodes into a group or out of all; a group that loses its last node is deleted (SPEC E31). */
export function assignGroup(
  story: StoryDocument,
  { nodeIds, groupId }: AssignGroupInput,
): EditResult {
  if (groupId !== null && !story.groups.some(({ id }) => id === groupId)) {
    return refused('group-not-found', { groupId });
  }
  const unknown = unknownNode(story, nodeIds);
  if (unknown !== undefined) return refused('node-not-found', { nodeId: unknown });
  const chosen = new Set(nodeIds);
  const nodes = story.nodes.map((node) => (chosen.has(node.id) ? inGroup(node, groupId) : node));
  if (nodes.every((node, index) => node === story.nodes[index])) return edited(story, story);
  return edited(story, { ...story, nodes, groups: remainingGroups(story, nodes) });
}
