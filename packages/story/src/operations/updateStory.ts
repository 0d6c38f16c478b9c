import type { StoryDocument } from '../schema/document.ts';
import { languageTag } from '../schema/locale.ts';
import { type StoryLook, storyLook } from '../schema/look.ts';
import { deepEqual } from '../values/deepEqual.ts';
import { type EditResult, edited, nodeIndexOf, refused } from './edit.ts';

export type UpdateStoryInput = {
  title?: string;
  description?: string;
  /** A language tag; null removes the language. */
  language?: string | null;
  /** What of the look is chosen; null takes a choice back. */
  look?: { [Key in keyof StoryLook]?: StoryLook[Key] | null };
};

/** Changes the title, the description, the language or the look of the story (SPEC E21). */
export function updateStory(
  story: StoryDocument,
  { title = story.title, description = story.description, language, look }: UpdateStoryInput,
): EditResult {
  const { language: before, look: lookBefore, ...rest } = story;
  const after = language === undefined ? before : languageTag(language);
  const lookAfter = storyLook({ ...lookBefore, ...look });
  const isSame =
    title === story.title &&
    description === story.description &&
    after === before &&
    deepEqual(lookAfter, lookBefore);
  if (isSame) return edited(story, story);
  return edited(story, {
    ...rest,
    title,
    description,
    ...(after === undefined ? {} : { language: after }),
    ...(lookAfter === undefined ? {} : { look: lookAfter }),
  });
}

export type SetStartInput = { nodeId: string };

/** Makes a node the start node (SPEC E20). */
export function setStart(story: StoryDocument, { nodeId }: SetStartInput): EditResult {
  if (nodeIndexOf(story, nodeId) < 0) return refused('node-not-found', { nodeId });
  if (story.startNodeId === nodeId) return edited(story, story);
  return edited(story, { ...story, startNodeId: nodeId });
}
