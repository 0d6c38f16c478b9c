import type { Group, StoryDocument, StoryNode } from '../schema/document.ts';
import type { MarkColour } from '../schema/markColours.ts';
import { type EditResult, edited, refused } from './edit.ts';
import { assertValidId } from './newIds.ts';

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

export type UpdateGroupInput = { groupId: string; title?: string; colour?: MarkColour };

/** Changes the title or the colour of a group (SPEC E29). */
export function updateGroup(
  story: StoryDocument,
  { groupId, title, colour }: UpdateGroupInput,
): EditResult {
  const index = story.groups.findIndex(({ id }) => id === groupId);
  const group = story.groups[index];
  if (!group) return refused('group-not-found', { groupId });
  const updated = { ...group, title: title ?? group.title, colour: colour ?? group.colour };
  if (updated.title === group.title && updated.colour === group.colour) return edited(story, story);
  return edited(story, { ...story, groups: story.groups.with(index, updated) });
}

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

export type DeleteGroupInput = { groupId: string };

/** Deletes a group; its nodes stay (SPEC E30). */
export function deleteGroup(story: StoryDocument, { groupId }: DeleteGroupInput): EditResult {
  const groups = story.groups.filter(({ id }) => id !== groupId);
  if (groups.length === story.groups.length) return refused('group-not-found', { groupId });
  const nodes = story.nodes.map((node) => (node.groupId === groupId ? inGroup(node, null) : node));
  return edited(story, { ...story, nodes, groups });
}
