import {
  type ChapterItem,
  type ChapterListResponse,
  type ChoiceItem,
  type chapterListQuery,
  chapterOf,
  chapterPage,
  choiceOf,
} from '@dreamfork/api-client/contract';
import type { StoryDocument } from '@dreamfork/story';
import type { z } from 'zod';

type Stored = { storyId: string; text: string };

export type ChapterPageOrder = Stored & {
  version: number;
  page: z.output<typeof chapterListQuery>;
};

/**
 * A page of the nodes of a stored document, as the JSON text of the response; undefined for an unknown cursor.
 * Pure; runs on any thread.
 */
export function readChapterPage({
  storyId,
  text,
  version,
  page,
}: ChapterPageOrder): string | undefined {
  const found = chapterPage(storyId, JSON.parse(text) as StoryDocument, page);
  return found && JSON.stringify({ ...found, version } satisfies ChapterListResponse);
}

export type ChapterOrder = Stored & { id: string };

/** One node of a stored document. Pure; runs on any thread. */
export const readChapter = ({ storyId, text, id }: ChapterOrder): ChapterItem | undefined =>
  chapterOf(storyId, JSON.parse(text) as StoryDocument, id);

/** One choice option of a stored document. Pure; runs on any thread. */
export const readChoice = ({ storyId, text, id }: ChapterOrder): ChoiceItem | undefined =>
  choiceOf(storyId, JSON.parse(text) as StoryDocument, id);
