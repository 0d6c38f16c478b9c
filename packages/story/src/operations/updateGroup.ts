import type { StoryDocument } from '../schema/document.ts';
import type { MarkColour } from '../schema/markColours.ts';
import { type EditResult, edited, refused } from './edit.ts';

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
