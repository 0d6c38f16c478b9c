import type { chapterListQuery } from '@dreamfork/api-client/contract';
import type { z } from 'zod';
import { ApiError } from '../../api-error.ts';
import type { DocumentReader } from '../../document/document-reader.ts';
import type { Services } from '../services.ts';
import { ownDocument } from './drafts.ts';
import { publicStories, type Reading } from './may-read.ts';
import { findStoryAccess } from './story-rights.ts';

type PartOrder = Parameters<DocumentReader['readChapter']>[0];

/** Who writes the story reads what the next edit is made to. */
async function readStored(services: Services, { storyId, viewerId }: Reading) {
  const { database } = services;
  const access =
    viewerId === undefined
      ? undefined
      : await findStoryAccess(services, { storyId, userId: viewerId });
  const own = access && (await ownDocument(database, access).executeTakeFirst());
  if (own) return { version: own.version, text: own.document };
  return publicStories(database)
    .innerJoin('story_documents', 'story_documents.story_id', 'stories.id')
    .select(['stories.version', 'story_documents.document as text'])
    .where('stories.id', '=', storyId)
    .executeTakeFirst();
}

/**
 * A page of the nodes of a story, as the JSON text of the response.
 * @throws ApiError `story-not-found` where this viewer may not read the story, or `cursor-invalid`.
 */
export async function listChapters(
  services: Services,
  { page, ...reading }: Reading & { page: z.output<typeof chapterListQuery> },
): Promise<string> {
  const stored = await readStored(services, reading);
  if (!stored) throw new ApiError('story-not-found');
  const order = { storyId: reading.storyId, page, ...stored };
  const answer = await services.documents.readChapterPage(order);
  if (answer === undefined) throw new ApiError('cursor-invalid');
  return answer;
}

const readPart =
  <Part>(
    read: (documents: DocumentReader, order: PartOrder) => Promise<Part | undefined>,
    code: 'chapter-not-found' | 'choice-not-found',
  ) =>
  async (services: Services, { id, ...reading }: Reading & { id: string }): Promise<Part> => {
    const stored = await readStored(services, reading);
    const order = stored && { storyId: reading.storyId, id, text: stored.text };
    const part = order && (await read(services.documents, order));
    if (!part) throw new ApiError(code);
    return part;
  };

/** @throws ApiError `chapter-not-found`, also where this viewer may not read the story. */
export const readChapter = readPart(
  (documents, order) => documents.readChapter(order),
  'chapter-not-found',
);

/** @throws ApiError `choice-not-found`, also where this viewer may not read the story. */
export const readChoice = readPart(
  (documents, order) => documents.readChoice(order),
  'choice-not-found',
);
