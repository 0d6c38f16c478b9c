import type { userExportQuery } from '@dreamfork/api-client/contract';
import { sql } from 'kysely';
import type { z } from 'zod';
import type { Database } from '../../db/schema.ts';

export type UserFilters = Omit<z.output<typeof userExportQuery>, 'searchTerm'>;

/** The periods of `user_counts`, in milliseconds. */
const periodLength = 30 * 24 * 60 * 60 * 1000;

/** How many users of the filters were created in a period. */
export type PeriodCount = { period: number; count: number };

const kept = (database: Database, { status, role }: UserFilters) =>
  database
    .selectFrom('user_counts')
    .select(['created_period as period'])
    // PostgreSQL sums into bigint.
    .select(({ fn }) => fn.sum<number>('count').as('count'))
    .$if(status !== undefined, (query) => query.where('status', '=', status ?? 'Active'))
    .$if(role !== undefined, (query) => query.where('role', '=', role ?? 'User'))
    .groupBy('created_period');

/** Users whose premium access ends in the current period, but not yet. */
const ending = (database: Database, { status, role }: UserFilters, time: number, until: number) =>
  database
    .selectFrom('users')
    .select(sql<number>`created_at / ${sql.lit(periodLength)}`.as('period'))
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('premium_expires_at', '>', time)
    .where('premium_expires_at', '<', until)
    // As expressions: an index by role and status would lead through all users that have them.
    .$if(status !== undefined, (query) => query.where(sql`coalesce(status, '')`, '=', status))
    .$if(role !== undefined, (query) => query.where(sql`coalesce(role, '')`, '=', role))
    .groupBy(sql`created_at / ${sql.lit(periodLength)}`);

/** How many users the filters leave, by the period of their creation, newest first. */
export async function countUsers(
  database: Database,
  filters: UserFilters,
  time: number,
): Promise<PeriodCount[]> {
  const current = Math.floor(time / periodLength);
  const counts = new Map<number, number>();
  const add = (rows: readonly PeriodCount[], by: 1 | -1) => {
    for (const { period, count } of rows) {
      counts.set(period, (counts.get(period) ?? 0) + by * count);
    }
  };
  if (filters.isPremium !== 'true') add(await kept(database, filters).execute(), 1);
  if (filters.isPremium !== undefined) {
    const by = filters.isPremium === 'true' ? 1 : -1;
    add(await kept(database, filters).where('premium_period', '>', current).execute(), by);
    add(await ending(database, filters, time, (current + 1) * periodLength).execute(), by);
  }
  return [...counts]
    .map(([period, count]) => ({ period, count }))
    .toSorted((one, other) => other.period - one.period);
}

/** The users before a row of the list: all created from a time on, and some of those before it. */
export type Place = { createdBefore: number; offset: number };

/** Where the row stands, so that only users of one period are skipped; undefined beyond the last one. */
export function findPlace(counts: readonly PeriodCount[], row: number): Place | undefined {
  let offset = row;
  for (const { period, count } of counts) {
    if (offset < count) return { createdBefore: (period + 1) * periodLength, offset };
    offset -= count;
  }
  return undefined;
}
