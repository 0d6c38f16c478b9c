import { newestSearched } from '@dreamfork/api-client/contract';
import { sql } from 'kysely';
import { isPostgres } from '../../db/engine.ts';
import type { Database } from '../../db/schema.ts';
import { contains, countIndexed, isIndexed, userContains } from '../../db/user-search.ts';
import { countUsers, type PeriodCount, type UserFilters } from './count-users.ts';

/** The users that the filters leave, newest first. */
export const filterUsers = (
  database: Database,
  { status, role, isPremium }: UserFilters,
  time: number,
) =>
  database
    .selectFrom('users')
    .$if(status !== undefined, (query) => query.where('status', '=', status ?? 'Active'))
    .$if(role !== undefined, (query) => query.where('role', '=', role ?? 'User'))
    // Both conditions keep to the order of creation: an index by the end of premium would need a sort.
    .$if(isPremium === 'true', (query) =>
      query
        .where('premium_expires_at', 'is not', null)
        .where(sql<boolean>`coalesce(premium_expires_at, 0) > ${time}`),
    )
    .$if(isPremium === 'false', (query) =>
      query.where(sql<boolean>`coalesce(premium_expires_at, 0) <= ${time}`),
    )
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc');

const rareMaximum = 2000;

type Found = {
  /** Newest first. */
  ids: string[];
  /** Given where not all users that the filters leave were searched. */
  searchedNewest?: number;
};

const sum = (counts: readonly PeriodCount[]): number =>
  counts.reduce((total, { count }) => total + count, 0);

/** Those of the newest users of the filters that match. */
function searchNewest(database: Database, term: string, filters: UserFilters, time: number) {
  const newest = filterUsers(database, filters, time)
    .select(['id', 'search_text', 'created_at'])
    .limit(newestSearched);
  return database
    .selectFrom(newest.as('newest'))
    .select('id')
    .where(contains(sql.ref('newest.search_text'), term))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

/** Whether few enough users match to fetch them all: their rows lie all over the table. */
async function isRare(database: Database, term: string, time: number): Promise<boolean> {
  if (!isPostgres(database)) return (await countIndexed(database, term, rareMaximum)) < rareMaximum;
  // Its index collects all matches before the first one, so their number is estimated instead.
  const [users, newest] = await Promise.all([
    countUsers(database, {}, time),
    searchNewest(database, term, {}, time),
  ]);
  return (newest.length / newestSearched) * sum(users) < rareMaximum;
}

/**
 * Finds a rare term among all users, by the index; any other among the newest that the filters leave, which costs the
 * same for every term.
 */
export async function searchUsers(
  database: Database,
  { searchTerm = '', ...filters }: UserFilters & { searchTerm?: string | undefined },
  time: number,
): Promise<Found> {
  if (isIndexed(searchTerm) && (await isRare(database, searchTerm, time))) {
    const all = await filterUsers(database, filters, time)
      .select('id')
      .where(userContains(database, searchTerm))
      .execute();
    return { ids: all.map(({ id }) => id) };
  }
  const [counts, newest] = await Promise.all([
    countUsers(database, filters, time),
    searchNewest(database, searchTerm, filters, time),
  ]);
  return {
    ids: newest.map(({ id }) => id),
    ...(sum(counts) > newestSearched ? { searchedNewest: newestSearched } : {}),
  };
}
