import type { ReviewLink, ReviewReader } from '@dreamfork/api-client/contract';
import { ApiError } from '../../api-error.ts';
import type { Database, ReviewLinkRow } from '../../db/schema.ts';
import type { Services } from '../services.ts';
import { type OwnStory, requireOwnStory } from '../stories/may-read.ts';
import { toIso, toIsoOrNull } from '../users/user-views.ts';

/** The links of a story that were not taken back. */
export const ownLinks = (database: Database, storyId: string) =>
  database
    .selectFrom('review_links')
    .where('review_links.story_id', '=', storyId)
    .where('review_links.revoked_at', 'is', null);

async function readReaders(
  database: Database,
  linkIds: readonly string[],
): Promise<Map<string, ReviewReader[]>> {
  const rows = await database
    .selectFrom('review_readers')
    .leftJoin('users', 'users.id', 'review_readers.user_id')
    .selectAll('review_readers')
    .select('users.display_name')
    .where('link_id', 'in', linkIds)
    .orderBy('came_at')
    .orderBy('review_readers.id')
    .execute();
  const readers = new Map<string, ReviewReader[]>(linkIds.map((id) => [id, []]));
  for (const row of rows) {
    readers.get(row.link_id)?.push({
      id: row.id,
      name: row.display_name ?? row.name,
      isGuest: row.user_id === null,
      cameAt: toIso(row.came_at),
      seenAt: toIso(row.seen_at),
      nodesRead: row.nodes_read,
      hasFinished: row.has_finished === 1,
    });
  }
  return readers;
}

async function countOpenThreads(
  database: Database,
  linkIds: readonly string[],
): Promise<Map<string, number>> {
  const rows = await database
    .selectFrom('review_threads')
    .select(({ fn }) => ['link_id', fn.countAll<number>().as('threads')])
    .where('link_id', 'in', linkIds)
    .where('resolved_at', 'is', null)
    .where('gone_at', 'is', null)
    .groupBy('link_id')
    .execute();
  return new Map(rows.map(({ link_id, threads }) => [link_id ?? '', threads]));
}

async function describeLinks(
  database: Database,
  rows: readonly ReviewLinkRow[],
): Promise<ReviewLink[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const readers = await readReaders(database, ids);
  const openThreads = await countOpenThreads(database, ids);
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    email: row.email,
    version: row.version,
    expiresAt: toIsoOrNull(row.expires_at),
    allowsComments: row.allows_comments === 1,
    allowsGuests: row.allows_guests === 1,
    createdAt: toIso(row.created_at),
    readers: readers.get(row.id) ?? [],
    openThreads: openThreads.get(row.id) ?? 0,
  }));
}

/**
 * The links of a story, newest first, with who came through each.
 * @throws ApiError `story-not-found`.
 */
export async function listLinks({ database }: Services, story: OwnStory): Promise<ReviewLink[]> {
  await requireOwnStory(database, story);
  const rows = await ownLinks(database, story.storyId)
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return describeLinks(database, rows);
}

/** @throws ApiError `review-not-found` where the story has no such link. */
export async function readLink(
  database: Database,
  { storyId, linkId }: { storyId: string; linkId: string },
): Promise<ReviewLink> {
  const row = await ownLinks(database, storyId)
    .selectAll()
    .where('id', '=', linkId)
    .executeTakeFirst();
  const [link] = row ? await describeLinks(database, [row]) : [];
  if (!link) throw new ApiError('review-not-found');
  return link;
}
