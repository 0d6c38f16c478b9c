import { dayOf } from '@dreamfork/api-client/contract';
import { sql } from 'kysely';
import { deleteInBatches } from '../../db/delete-in-batches.ts';
import type { Services } from '../services.ts';
import { allDays } from './add-figures.ts';

/** What is kept of each reading. */
export const readingTables = [
  'reading_events',
  'reading_states',
  'reading_days',
  'reading_segments',
] as const;

const keptFor = 90 * 24 * 60 * 60 * 1000;

/** Deletes readings, their events and the figures of days after 90 days, story by story; the other figures stay. */
export async function purgeReadings({ database, now, stopping }: Services): Promise<void> {
  const until = dayOf(now() - keptFor);
  for (const table of readingTables) {
    for (;;) {
      const old = await database
        .selectFrom(table)
        .select(['day', 'story_id'])
        .where('day', '<', until)
        .where('day', '>', allDays)
        .limit(1)
        .executeTakeFirst();
      if (!old) break;
      await deleteInBatches(
        database,
        table,
        sql<boolean>`day = ${old.day} and story_id = ${old.story_id}`,
        { signal: stopping },
      );
    }
  }
}

/** Deletes the counts by network of days that are over. */
export async function purgeReadingNetworks({ database, now, stopping }: Services): Promise<void> {
  const isOver = sql<boolean>`day < ${dayOf(now())}`;
  await deleteInBatches(database, 'reading_networks', isOver, { signal: stopping });
}
