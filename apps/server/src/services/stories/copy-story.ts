import { type StorySummary, storyTitleMaximumLength } from '@dreamfork/api-client/contract';
import { ApiError } from '../../api-error.ts';
import { answerMessages } from '../../messages/answers.ts';
import type { Locale } from '../../messages/locale.ts';
import type { Services } from '../services.ts';
import { changeListed } from './listings.ts';
import { type OwnStory, ownStory } from './live-stories.ts';
import { readSummary } from './read-summaries.ts';
import { replaceTags, tagsOf } from './tags.ts';
import { insertStory, prepareDocument } from './write-document.ts';

type CopyOrder = OwnStory & { locale: Locale };

function titleOfCopy(title: string, locale: Locale): string {
  const room = storyTitleMaximumLength - answerMessages[locale].copyOf('').length;
  return answerMessages[locale].copyOf(title.slice(0, room).trimEnd());
}

/**
 * Makes a private copy of a story of the user's own.
 * @throws ApiError `story-not-found`.
 */
export async function copyStory(
  services: Services,
  { storyId, ownerId, locale }: CopyOrder,
): Promise<StorySummary> {
  const { database } = services;
  const original = await ownStory(database, { storyId, ownerId })
    .innerJoin('story_documents', 'story_documents.story_id', 'stories.id')
    .select([
      'stories.title',
      'stories.description',
      'stories.category',
      'story_documents.document',
    ])
    .executeTakeFirst();
  if (!original) throw new ApiError('story-not-found');
  const prepared = await prepareDocument(services, {
    title: titleOfCopy(original.title, locale),
    description: original.description,
    content: original.document,
  });
  const tags = await tagsOf(database, storyId);
  const id = services.newId();
  const time = services.now();
  return database.transaction().execute(async (transaction) => {
    await insertStory(transaction, { ...prepared, id, ownerId, isPublic: 0, time });
    await changeListed(services, transaction, id, async () => {
      await replaceTags(transaction, id, tags);
      await transaction
        .updateTable('stories')
        .set({ category: original.category })
        .where('id', '=', id)
        .execute();
    });
    return readSummary(transaction, id, { viewerId: ownerId });
  });
}
