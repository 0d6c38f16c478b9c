import type { Database } from '../../db/schema.ts';
import type { Services } from '../services.ts';
import { requireOwnStory } from '../stories/may-read.ts';
import { tick } from './clock.ts';
import type { OwnLink } from './links.ts';
import { readLink } from './read-links.ts';

/** Deletes the readers of a link but the guests whose comments say under which name they were written. */
const forgetReaders = (transaction: Database, linkId: string) =>
  transaction
    .deleteFrom('review_readers')
    .where('link_id', '=', linkId)
    .where((reader) =>
      reader.not(
        reader.exists(
          reader
            .selectFrom('review_comments')
            .select('review_comments.id')
            .whereRef('review_comments.reader_id', '=', 'review_readers.id'),
        ),
      ),
    )
    .execute();

/** Deletes a link through which nobody has written. */
const deleteUnused = (transaction: Database, linkId: string) =>
  transaction
    .deleteFrom('review_links')
    .where('id', '=', linkId)
    .where((link) =>
      link.not(
        link.exists(
          link
            .selectFrom('review_threads')
            .select('review_threads.id')
            .whereRef('review_threads.link_id', '=', 'review_links.id')
            .where('gone_at', 'is', null),
        ),
      ),
    )
    .execute();

/**
 * Takes a link back. What its readers wrote stays, with who wrote it; who only read is forgotten.
 * @throws ApiError `story-not-found` or `review-not-found`.
 */
export async function revokeLink(services: Services, { linkId, ...story }: OwnLink): Promise<void> {
  const { storyId } = story;
  await services.database.transaction().execute(async (transaction) => {
    await requireOwnStory(transaction, story);
    const time = await tick(transaction, { storyId, time: services.now() });
    await readLink(transaction, { storyId, linkId });
    await transaction
      .updateTable('review_links')
      .set({ revoked_at: time, email: null, email_key: null })
      .where('id', '=', linkId)
      .execute();
    await forgetReaders(transaction, linkId);
    await deleteUnused(transaction, linkId);
  });
}
