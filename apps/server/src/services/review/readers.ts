import { type ReviewArrival, reviewReadersMaximum } from '@dreamfork/api-client/contract';
import { ApiError } from '../../api-error.ts';
import type { Database } from '../../db/schema.ts';
import { toFlag } from '../../db/tables/flag.ts';
import type { Services } from '../services.ts';
import { tick } from './clock.ts';
import type { ReviewAccess } from './review-rights.ts';

/** How the rows of a review name who wrote something. */
export type Writer = { user_id: string | null; reader_id: string | null };

type Arrival = { access: ReviewAccess & { link: { id: string } }; arrival: ReviewArrival };

const readersOf = (database: Database, { link, user, guestHash }: ReviewAccess) =>
  database
    .selectFrom('review_readers')
    .select(['id', 'name'])
    .where('link_id', '=', link?.id ?? '')
    // Nobody has an empty id or hash.
    .where(user ? 'user_id' : 'guest_hash', '=', user?.id ?? guestHash ?? '');

/** Notes what a reader has read beside what is known; returns whether the reader is known. */
async function noteProgress(
  { database, now }: Pick<Services, 'database' | 'now'>,
  { access, arrival: { name, nodesRead = 0, hasFinished = false } }: Arrival,
): Promise<boolean> {
  const updated = await database
    .updateTable('review_readers')
    .set((reader) => ({
      seen_at: now(),
      ...(access.user || name === undefined ? {} : { name }),
      nodes_read: reader
        .case()
        .when('nodes_read', '<', nodesRead)
        .then(nodesRead)
        .else(reader.ref('nodes_read'))
        .end(),
      ...(hasFinished ? { has_finished: 1 as const } : {}),
    }))
    .where('id', 'in', readersOf(database, access).clearSelect().select('id'))
    .executeTakeFirst();
  return updated.numUpdatedRows > 0n;
}

/**
 * Notes who came through a link, and how far they have read. The author is no reader.
 * @throws ApiError `request-invalid` for a guest without a key, or `review-full`.
 */
export async function arrive(
  services: Services,
  { link, ...others }: ReviewAccess,
  arrival: ReviewArrival,
): Promise<void> {
  if (!link) return;
  const access = { ...others, link };
  const { user, guestHash, storyId } = access;
  if (!user && guestHash === null) throw new ApiError('request-invalid');
  if (await noteProgress(services, { access, arrival })) return;
  const { newId, now } = services;
  await services.database.transaction().execute(async (transaction) => {
    const time = await tick(transaction, { storyId, time: now() });
    if (await noteProgress({ database: transaction, now }, { access, arrival })) return;
    const { readers } = await transaction
      .selectFrom('review_readers')
      .select(({ fn }) => fn.countAll<number>().as('readers'))
      .where('link_id', '=', link.id)
      .executeTakeFirstOrThrow();
    if (readers >= reviewReadersMaximum) throw new ApiError('review-full');
    await transaction
      .insertInto('review_readers')
      .values({
        id: newId(),
        link_id: link.id,
        story_id: storyId,
        user_id: user?.id ?? null,
        guest_hash: user ? null : guestHash,
        name: user ? null : (arrival.name ?? null),
        came_at: time,
        seen_at: time,
        nodes_read: arrival.nodesRead ?? 0,
        has_finished: toFlag(arrival.hasFinished ?? false),
      })
      .execute();
  });
}

/** The name under which the caller writes; null for a guest who has given none. */
export async function readerNameOf(
  database: Database,
  access: ReviewAccess,
): Promise<string | null> {
  if (access.user) return access.user.display_name;
  const reader = await readersOf(database, access).executeTakeFirst();
  return reader?.name ?? null;
}

/** The caller as a writer; null for a guest who is not known. */
export async function findWriter(database: Database, access: ReviewAccess): Promise<Writer | null> {
  if (access.user) return { user_id: access.user.id, reader_id: null };
  const reader = await readersOf(database, access).executeTakeFirst();
  return reader ? { user_id: null, reader_id: reader.id } : null;
}

/**
 * The caller as somebody who writes.
 * @throws ApiError `review-comments-off`, or `review-guest-unnamed`.
 */
export async function requireWriter(database: Database, access: ReviewAccess): Promise<Writer> {
  if (access.link?.allows_comments === 0) throw new ApiError('review-comments-off');
  if (access.user) return { user_id: access.user.id, reader_id: null };
  const reader = await readersOf(database, access).executeTakeFirst();
  if (!reader?.name) throw new ApiError('review-guest-unnamed');
  return { user_id: null, reader_id: reader.id };
}

export const isSameWriter = (one: Writer, other: Writer | null): boolean =>
  other !== null &&
  (one.user_id !== null
    ? one.user_id === other.user_id
    : one.reader_id !== null && one.reader_id === other.reader_id);
