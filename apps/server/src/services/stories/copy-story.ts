import { type StorySummary, storyTitleMaximumLength } from '@dreamfork/api-client/contract';
import { ApiError } from '../../api-error.ts';
import type { Locale } from '../../messages/locale.ts';
import { responseMessages } from '../../messages/responses.ts';
import { copyUnpublished } from '../moderation/unpublished-content.ts';
import type { Services } from '../services.ts';
import { ownDocument } from './drafts.ts';
import type { OwnStory } from './may-read.ts';
import { prepareDocument } from './prepare-document.ts';
import { readNewest } from './read-story.ts';
import { saveWithinQuota } from './story-quota.ts';
import { insertStory } from './story-rows.ts';
import { tagsOf } from './tags.ts';

type CopyOrder = OwnStory & { locale: Locale };

function titleOfCopy(title: string, locale: Locale): string {
  const room = storyTitleMaximumLength - responseMessages[locale].copyOf('').length;
  return responseMessages[locale].copyOf(title.slice(0, room).trimEnd());
}

/**
 * Makes a private copy of the newest state of a story of the user's own.
 * @throws ApiError `story-not-found` or `story-quota-exceeded`.
 */
export async function copyStory(
  services: Services,
  { storyId, ownerId, locale }: CopyOrder,
): Promise<StorySummary> {
  const { database } = services;
  const original = await ownDocument(database, { storyId, ownerId })
    .select(['stories.category', 'stories.cover_file_id'])
    .executeTakeFirst();
  if (!original) throw new ApiError('story-not-found');
  const document = await prepareDocument(services, {
    title: titleOfCopy(original.title, locale),
    description: original.description,
    content: original.document,
  });
  const tags = await tagsOf(database, storyId);
  const id = services.newId();
  const time = services.now();
  const { sizeBytes } = document;
  return saveWithinQuota(services, { ownerId, sizeBytes }, async (transaction) => {
    const { category, cover_file_id: coverFileId } = original;
    const details = { tags, category, coverFileId };
    const copy = { document, id, ownerId, isPublic: 0 as const, time, ...details };
    await insertStory(services, transaction, copy);
    await copyUnpublished(transaction, { storyId, copyId: id });
    return readNewest({ ...services, database: transaction }, { storyId: id, userId: ownerId });
  });
}
