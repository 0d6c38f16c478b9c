import type { ChapterItem, ChoiceItem, chapterListQuery } from '@dreamfork/api-client/contract';
import type { z } from 'zod';
import { ApiError } from '../../api-error.ts';
import type { Services } from '../services.ts';
import { type Reading, readableStory } from './may-read.ts';

type Part = Pick<Services, 'database' | 'documents'>;

const readStored = ({ database }: Part, reading: Reading) =>
  readableStory(database, reading)
    .innerJoin('story_documents', 'story_documents.story_id', 'stories.id')
    .select(['stories.version', 'story_documents.document as text'])
    .executeTakeFirst();

/**
 * A page of the nodes of a story, as the JSON text of the response.
 * @throws ApiError `story-not-found` where this viewer may not read the story, or `cursor-invalid`.
 */
export async function listChapters(
  services: Part,
  { page, ...reading }: Reading & { page: z.output<typeof chapterListQuery> },
): Promise<string> {
  const stored = await readStored(services, reading);
  if (!stored) throw new ApiError('story-not-found');
  const order = { storyId: reading.storyId, page, ...stored };
  const answer = await services.documents.readChapterPage(order);
  if (answer === undefined) throw new ApiError('cursor-invalid');
  return answer;
}

/** @throws ApiError `chapter-not-found`, also where this viewer may not read the story. */
export async function readChapter(
  services: Part,
  { id, ...reading }: Reading & { id: string },
): Promise<ChapterItem> {
  const stored = await readStored(services, reading);
  const order = stored && { storyId: reading.storyId, id, text: stored.text };
  const chapter = order && (await services.documents.readChapter(order));
  if (!chapter) throw new ApiError('chapter-not-found');
  return chapter;
}

/** @throws ApiError `choice-not-found`, also where this viewer may not read the story. */
export async function readChoice(
  services: Part,
  { id, ...reading }: Reading & { id: string },
): Promise<ChoiceItem> {
  const stored = await readStored(services, reading);
  const order = stored && { storyId: reading.storyId, id, text: stored.text };
  const choice = order && (await services.documents.readChoice(order));
  if (!choice) throw new ApiError('choice-not-found');
  return choice;
}
