import {
  type ActivityDay,
  type ActivityList,
  type ActivitySummary,
  activitySummaryPeriod,
  type activitySummaryQuery,
  dayOf,
  sumActivity,
} from '@dreamfork/api-client/contract';
import { sql } from 'kysely';
import type { z } from 'zod';
import type { Database } from '../../db/schema.ts';
import type { Services } from '../services.ts';
import { allVersions } from './add-figures.ts';

const dayLength = 24 * 60 * 60 * 1000;

type Period = { startDate: string; endDate: string; userId?: string | undefined };
type Counts = Map<string, number>;

function daysOf({ startDate, endDate }: Period): string[] {
  const first = Date.parse(startDate);
  const count = (Date.parse(endDate) - first) / dayLength + 1;
  return Array.from({ length: count }, (_, index) => dayOf(first + index * dayLength));
}

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
async function countDays(database: Database, period: Period): Promise<ActivityDay[]> {
  const [starts, completions, registrations, newStories] = await Promise.all([
    countReadings(database, 'day-start', period),
    countReadings(database, 'day-completion', period),
    countCreated(database, 'users', period),
    countCreated(database, 'stories', period),
  ]);
  return daysOf(period).map((day) => ({
    day,
    starts: starts.get(day) ?? 0,
    completions: completions.get(day) ?? 0,
    registrations: registrations.get(day) ?? 0,
    newStories: newStories.get(day) ?? 0,
  }));
}

/** The days of a period that are stored. */
async function readStored(database: Database, { startDate, endDate }: Period) {
  const rows = await database
    .selectFrom('activity_days')
    .selectAll()
    .where('day', '>=', startDate)
    .where('day', '<=', endDate)
    .execute();
  return new Map(
    rows.map(({ new_stories, ...row }): [string, ActivityDay] => [
      row.day,
      { ...row, newStories: new_stories },
    ]),
  );
}

/** A day is stored so long after its end: by then the last batch of its readings is in. */
const settlesAfter = 60 * 60 * 1000;

/**
 * What happened on each day of a period. A day that is over is counted once and stored; what is deleted later stays
 * in its figures.
 */
export async function readActivity(
  { database, now }: Services,
  period: Period,
): Promise<ActivityList> {
  if (period.userId !== undefined) return { items: await countDays(database, period) };
  const days = await readStored(database, period);
  const missing = daysOf(period).filter((day) => !days.has(day));
  const [startDate, endDate] = [missing[0], missing.at(-1)];
  if (startDate !== undefined && endDate !== undefined) {
    const counted = await countDays(database, { startDate, endDate });
    const added = counted.filter(({ day }) => !days.has(day));
    for (const day of added) days.set(day.day, day);
    const firstOpen = dayOf(now() - settlesAfter);
    const settled = added.filter(({ day }) => day < firstOpen);
    if (settled.length > 0) {
      await database
        .insertInto('activity_days')
        .values(settled.map(({ newStories, ...day }) => ({ ...day, new_stories: newStories })))
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    }
  }
  return { items: daysOf(period).flatMap((day) => days.get(day) ?? []) };
}

/** What happened in a period, and in as many days before. */
export async function readActivitySummary(
  services: Services,
  query: z.output<typeof activitySummaryQuery>,
): Promise<ActivitySummary> {
  const { days, ...both } = activitySummaryPeriod(query, services.now());
  const { items } = await readActivity(services, { ...both, userId: query.userId });
  return { ...sumActivity(items.slice(days)), previous: sumActivity(items.slice(0, days)) };
}
