import type { StoryDocument } from '../schema/document.ts';
import { type EditResult, edited, refused } from './edit.ts';
import { inGroup } from './groups.ts';

export type DeleteGroupInput = { groupId: string };

/** Deletes a group; its nodes stay (SPEC E30). */
export function deleteGroup(story: StoryDocument, { groupId }: DeleteGroupInput): EditResult {
  const groups = story.groups.filter(({ id }) => id !== groupId);
  if (groups.length === story.groups.length) return refused('group-not-found', { groupId });
  const nodes = story.nodes.map((node) => (node.groupId === groupId ? inGroup(node, null) : node));
  return edited(story, { ...story, nodes, groups });
}
