import type { StoryDocument } from '../schema/document.ts';
import { type EditResult, edited } from './edit.ts';

export type UpdateStoryInput = { title?: string; description?: string };

/** Changes the title or the description of the story (SPEC E21). */
export function updateStory(
  story: StoryDocument,
  { title = story.title, description = story.description }: UpdateStoryInput,
): EditResult {
  if (title === story.title && description === story.description) return edited(story, story);
  return edited(story, { ...story, title, description });
}
