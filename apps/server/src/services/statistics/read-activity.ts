import {
  type ActivityList,
  type ActivitySummary,
  type ActivitySummaryQuery,
  activityPeriods,
  activityPeriodUntil,
  dayOf,
  sumActivity,
} from '@dreamfork/api-client/contract';
import { sql } from 'kysely';
import type { Database } from '../../db/schema.ts';
import type { Services } from '../services.ts';
import { allVersions } from './add-figures.ts';

const dayLength = 24 * 60 * 60 * 1000;

type Period = { startDate: string; endDate: string; userId?: string | undefined };
type Counts = Map<string, number>;

const toCounts = (rows: readonly { day: string; count: number | string }[]): Counts =>
  new Map(rows.map(({ day, count }) => [day, Number(count)]));

/** Sums of the counters that are kept as events arrive; no event is read. */
async function countReadings(
  database: Database,
  figure: 'day-start' | 'day-completion',
  { startDate, endDate, userId }: Period,
): Promise<Counts> {
  const rows = await database
    .selectFrom('reading_figures')
    .select(({ fn }) => ['part as day', fn.sum<number | string>('count').as('count')])
    // As literals, so that SQLite knows that the index of the figure holds these rows.
    .where('figure', '=', sql.lit(figure))
    .where('version', '=', sql.lit(allVersions))
    .where('part', '>=', startDate)
    .where('part', '<=', endDate)
    .$if(userId !== undefined, (query) =>
      query.where('story_id', 'in', (expression) =>
        expression
          .selectFrom('stories')
          .select('id')
          .where('owner_id', '=', userId ?? ''),
      ),
    )
    .groupBy('part')
    .execute();
  return toCounts(rows);
}

/** How many rows of a table were made on each day. */
async function countCreated(
  database: Database,
  table: 'users' | 'stories',
  { startDate, endDate, userId }: Period,
): Promise<Counts> {
  // Whole days since 1970: both engines divide integers without a remainder.
  const day = sql<number | string>`created_at / ${sql.lit(dayLength)}`;
  const rows = await database
    .selectFrom(table)
    .select(({ fn }) => [day.as('day'), fn.countAll<number>().as('count')])
    .where('created_at', '>=', Date.parse(startDate))
    .where('created_at', '<', Date.parse(endDate) + dayLength)
    .$if(userId !== undefined, (query) =>
      query.where(sql.ref(table === 'users' ? 'id' : 'owner_id'), '=', userId ?? ''),
    )
    .groupBy('day')
    .execute();
  return toCounts(
    rows.map(({ day: number, count }) => ({ day: dayOf(Number(number) * dayLength), count })),
  );
}

/** What happened on each day of a period, days without anything included. */
export async function readActivity(
  { database }: Pick<Services, 'database'>,
  period: Period,
): Promise<ActivityList> {
  const [starts, completions, registrations, newStories] = await Promise.all([
    countReadings(database, 'day-start', period),
    countReadings(database, 'day-completion', period),
    countCreated(database, 'users', period),
    countCreated(database, 'stories', period),
  ]);
  const first = Date.parse(period.startDate);
  const days = (Date.parse(period.endDate) - first) / dayLength + 1;
  return {
    items: Array.from({ length: days }, (_, index) => {
      const day = dayOf(first + index * dayLength);
      return {
        day,
        starts: starts.get(day) ?? 0,
        completions: completions.get(day) ?? 0,
        registrations: registrations.get(day) ?? 0,
        newStories: newStories.get(day) ?? 0,
      };
    }),
  };
}

/** What happened in a period that ends today, and in as many days before. */
export async function readActivitySummary(
  services: Pick<Services, 'database' | 'now'>,
  { period, userId }: ActivitySummaryQuery,
): Promise<ActivitySummary> {
  const days = activityPeriods[period];
  const today = services.now();
  const { items } = await readActivity(services, {
    ...activityPeriodUntil(today, 2 * days),
    userId,
  });
  return { ...sumActivity(items.slice(days)), previous: sumActivity(items.slice(0, days)) };
}
