import type { ChapterItem, ChoiceItem } from '@dreamfork/api-client/contract';
import { ApiError } from '../../api-error.ts';
import type { ChapterOrder, ReadParts } from '../../jobs/read-chapters.ts';
import type { Services } from '../services.ts';
import { type Reading, readableStory } from './live-stories.ts';

type Part = Pick<Services, 'database' | 'documents'>;

async function readParts(
  { database, documents }: Part,
  reading: Reading,
  part?: NonNullable<ChapterOrder['part']>,
): Promise<(ReadParts & { version: number }) | undefined> {
  const story = await readableStory(database, reading)
    .innerJoin('story_documents', 'story_documents.story_id', 'stories.id')
    .select(['stories.version', 'story_documents.document'])
    .executeTakeFirst();
  if (!story) return undefined;
  const order = { storyId: reading.storyId, text: story.document, ...(part ? { part } : {}) };
  return { ...(await documents.readChapters(order)), version: story.version };
}

/** @throws ApiError `story-not-found` where this viewer may not read the story. */
export async function listChapters(
  services: Part,
  reading: Reading,
): Promise<{ items: ChapterItem[]; version: number }> {
  const read = await readParts(services, reading);
  if (!read) throw new ApiError('story-not-found');
  return { items: read.chapters, version: read.version };
}

/** @throws ApiError `chapter-not-found`, also where this viewer may not read the story. */
export async function readChapter(
  services: Part,
  { id, ...reading }: Reading & { id: string },
): Promise<ChapterItem> {
  const read = await readParts(services, reading, { kind: 'chapter', id });
  const [chapter] = read?.chapters ?? [];
  if (!chapter) throw new ApiError('chapter-not-found');
  return chapter;
}

/** @throws ApiError `choice-not-found`, also where this viewer may not read the story. */
export async function readChoice(
  services: Part,
  { id, ...reading }: Reading & { id: string },
): Promise<ChoiceItem> {
  const read = await readParts(services, reading, { kind: 'choice', id });
  const [choice] = read?.choices ?? [];
  if (!choice) throw new ApiError('choice-not-found');
  return choice;
}
