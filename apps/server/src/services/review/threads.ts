import {
  type openThreadRequest,
  type ReviewThread,
  type reviewThreadChange,
  reviewThreadsMaximum,
} from '@dreamfork/api-client/contract';
import type { z } from 'zod';
import { ApiError } from '../../api-error.ts';
import type { Database } from '../../db/schema.ts';
import type { Services } from '../services.ts';
import { tick } from './clock.ts';
import { readThread, visibleThreads } from './read-threads.ts';
import { isSameWriter, requireWriter } from './readers.ts';
import { type ReviewAccess, requireRight } from './review-rights.ts';

/**
 * Makes room for a thread; those whose comments were all deleted give way.
 * @throws ApiError `review-full`.
 */
async function requireRoom(transaction: Database, storyId: string): Promise<void> {
  const count = async () => {
    const { threads } = await transaction
      .selectFrom('review_threads')
      .select(({ fn }) => fn.countAll<number>().as('threads'))
      .where('story_id', '=', storyId)
      .executeTakeFirstOrThrow();
    return threads;
  };
  if ((await count()) < reviewThreadsMaximum) return;
  await transaction
    .deleteFrom('review_threads')
    .where('story_id', '=', storyId)
    .where('gone_at', 'is not', null)
    .execute();
  if ((await count()) >= reviewThreadsMaximum) throw new ApiError('review-full');
}

/**
 * Opens a thread with its first comment. Repeated by its writer, it answers the thread as it is now.
 * @throws ApiError `review-comments-off`, `review-guest-unnamed`, `review-full`, or `forbidden` where somebody else has
 * a thread of this id.
 */
export async function openThread(
  services: Services,
  access: ReviewAccess,
  thread: z.output<typeof openThreadRequest>,
): Promise<ReviewThread> {
  requireRight(access, 'write');
  const { id, anchor, text = '', suggestion = null, reading, version } = thread;
  const { storyId, link } = access;
  return services.database.transaction().execute(async (transaction) => {
    const writer = await requireWriter(transaction, access);
    const time = await tick(transaction, { storyId, time: services.now() });
    const held = await transaction
      .selectFrom('review_threads')
      .select(['story_id', 'user_id', 'reader_id'])
      .where('id', '=', id)
      .executeTakeFirst();
    if (held) {
      const isRepeated = held.story_id === storyId && isSameWriter(held, writer);
      if (!isRepeated) throw new ApiError('forbidden');
      return readThread(transaction, id, access);
    }
    await requireRoom(transaction, storyId);
    const added = await transaction
      .insertInto('review_threads')
      .values({
        id,
        story_id: storyId,
        link_id: link?.id ?? null,
        ...writer,
        anchor: JSON.stringify(anchor),
        suggestion,
        reading: reading ? JSON.stringify(reading) : null,
        version,
        created_at: time,
        updated_at: time,
      })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .executeTakeFirst();
    // Of a thread about another story, at the same moment.
    if (added.numInsertedOrUpdatedRows === 0n) throw new ApiError('forbidden');
    await transaction
      .insertInto('review_comments')
      .values({
        id: services.newId(),
        story_id: storyId,
        thread_id: id,
        ...writer,
        text,
        created_at: time,
      })
      .execute();
    return readThread(transaction, id, access);
  });
}

/** When something is so since now, or since it became so before. */
const since = (wanted: boolean | undefined, before: number | null, time: number) => {
  if (wanted === undefined) return before;
  return wanted ? (before ?? time) : null;
};

/**
 * Resolves a thread, opens it again, or notes whether its suggestion was taken.
 * @throws ApiError `review-not-found` for everybody but the author, or `thread-not-found`.
 */
export async function changeThread(
  services: Services,
  access: ReviewAccess,
  { threadId, change }: { threadId: string; change: z.output<typeof reviewThreadChange> },
): Promise<ReviewThread> {
  requireRight(access, 'decide');
  const { storyId } = access;
  return services.database.transaction().execute(async (transaction) => {
    const time = await tick(transaction, { storyId, time: services.now() });
    const thread = await visibleThreads(transaction, access)
      .select(['resolved_at', 'taken_at'])
      .where('id', '=', threadId)
      .where('gone_at', 'is', null)
      .executeTakeFirst();
    if (!thread) throw new ApiError('thread-not-found');
    const resolved_at = since(change.isResolved, thread.resolved_at, time);
    const taken_at = since(change.isTaken, thread.taken_at, time);
    if (resolved_at !== thread.resolved_at || taken_at !== thread.taken_at) {
      await transaction
        .updateTable('review_threads')
        .set({ resolved_at, taken_at, updated_at: time })
        .where('id', '=', threadId)
        .execute();
    }
    return readThread(transaction, threadId, access);
  });
}
