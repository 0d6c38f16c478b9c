import type { StoryDocument } from '../schema/document.ts';
import type { MarkColour } from '../schema/markColours.ts';
import { assertValidId } from './assertValidId.ts';
import { type EditResult, edited, refused } from './edit.ts';
import { inGroup, remainingGroups, unknownNode } from './groups.ts';

export type AddGroupInput = {
  group: { id: string; title: string; colour: MarkColour };
  nodeIds: readonly string[];
};

/** Moves nodes into a new group (SPEC E28). */
export function addGroup(story: StoryDocument, { group, nodeIds }: AddGroupInput): EditResult {
  assertValidId(group.id);
  if (story.groups.some(({ id }) => id === group.id)) {
    return refused('id-taken', { groupId: group.id });
  }
  if (nodeIds.length === 0) return refused('group-without-nodes', { groupId: group.id });
  const unknown = unknownNode(story, nodeIds);
  if (unknown !== undefined) return refused('node-not-found', { nodeId: unknown });

  const members = new Set(nodeIds);
  // A node may have the id of a missing group (SPEC D12); it must not join the new one.
  const nodes = story.nodes.map((node) => {
    if (members.has(node.id)) return inGroup(node, group.id);
    return node.groupId === group.id ? inGroup(node, null) : node;
  });
  const { id, title, colour } = group;
  const groups = [...remainingGroups(story, nodes), { id, title, colour }];
  return edited(story, { ...story, nodes, groups });
}
