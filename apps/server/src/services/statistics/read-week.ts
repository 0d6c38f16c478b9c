import { daysOfPeriod, type WeekOfReadings } from '@dreamfork/api-client/contract';
import type { Services } from '../services.ts';
import { allVersions } from './add-figures.ts';

/** Starts and completions of a user's stories in the last seven days, and in the seven before. */
export async function readWeek(
  { database, now }: Pick<Services, 'database' | 'now'>,
  ownerId: string,
): Promise<WeekOfReadings> {
  const week = daysOfPeriod('week', now());
  const previous = daysOfPeriod('previous-week', now());
  const rows = await database
    .selectFrom('stories')
    .innerJoin('reading_figures', 'reading_figures.story_id', 'stories.id')
    .select(['figure', 'part as day'])
    .select(({ fn }) => fn.sum<number | string>('count').as('count'))
    .where('owner_id', '=', ownerId)
    .where('deleted_at', 'is', null)
    .where('reading_figures.version', '=', allVersions)
    .where('figure', 'in', ['day-start', 'day-completion'])
    .where('part', '>=', previous.since)
    .where('part', '<=', week.until)
    .groupBy(['figure', 'part'])
    .execute();
  const sumOf = (wanted: 'day-start' | 'day-completion', { since, until }: typeof week) =>
    rows
      .filter(({ figure, day }) => figure === wanted && day >= since && day <= until)
      .reduce((sum, { count }) => sum + Number(count), 0);
  const figuresOf = (days: typeof week) => ({
    starts: sumOf('day-start', days),
    completions: sumOf('day-completion', days),
  });
  return { ...figuresOf(week), previous: figuresOf(previous) };
}
