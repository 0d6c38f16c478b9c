import { sql } from 'kysely';
import type { Database } from './schema.ts';

// The clock of the database: those of the processes differ.
const time = sql`(extract(epoch from statement_timestamp()) * 1000)::bigint`;

/** How often something has happened in its period, this time included, and when the period ends. */
export type SharedCount = { current: number; ttl: number };

/** Counts on all processes of a PostgreSQL database, in one statement. */
export async function countShared(
  database: Database,
  { id, period }: { id: string; period: number },
): Promise<SharedCount> {
  const length = sql.lit(Math.trunc(period));
  // A count that would last longer than two periods was made while the clock was ahead.
  const isHeld = sql`(
    held.ends_at > excluded.ends_at - ${length} and held.ends_at <= excluded.ends_at + ${length})`;
  const { rows } = await sql<SharedCount>`
    insert into rate_limits as held (id, hits, ends_at) values (${id}, 1, ${time} + ${length})
    on conflict (id) do update set
      hits = case when ${isHeld} then held.hits + 1 else 1 end,
      ends_at = case when ${isHeld} then held.ends_at else excluded.ends_at end
    returning hits as current, ends_at - ${time} as ttl`.execute(database);
  const [count] = rows;
  if (!count) throw new Error('The database has counted nothing.');
  return count;
}

export async function purgeLimits(database: Database): Promise<void> {
  await sql`delete from rate_limits where ends_at <= ${time}`.execute(database);
}
