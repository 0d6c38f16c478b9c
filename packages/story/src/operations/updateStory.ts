import type { StoryDocument } from '../schema/document.ts';
import { languageTag } from '../schema/locale.ts';
import { type EditResult, edited, nodeIndexOf, refused } from './edit.ts';

export type UpdateStoryInput = {
  title?: string;
  description?: string;
  /** A language tag; null removes the language. */
  language?: string | null;
};

/** Changes the title, the description or the language of the story (SPEC E21). */
export function updateStory(
  story: StoryDocument,
  { title = story.title, description = story.description, language }: UpdateStoryInput,
): EditResult {
  const { language: before, ...rest } = story;
  const after = language === undefined ? before : languageTag(language);
  if (title === story.title && description === story.description && after === before) {
    return edited(story, story);
  }
  return edited(story, {
    ...rest,
    title,
    description,
    ...(after === undefined ? {} : { language: after }),
  });
}

export type SetStartInput = { nodeId: string };

/** Makes a node the start node (SPEC E20). */
export function setStart(story: StoryDocument, { nodeId }: SetStartInput): EditResult {
  if (nodeIndexOf(story, nodeId) < 0) return refused('node-not-found', { nodeId });
  if (story.startNodeId === nodeId) return edited(story, story);
  return edited(story, { ...story, startNodeId: nodeId });
}
