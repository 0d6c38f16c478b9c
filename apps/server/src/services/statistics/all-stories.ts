import {
  type AdminDashboard,
  type AllStoryStatistics,
  activityPeriodUntil,
  type PopularStory,
  popularStoriesMaximum,
  statisticsDays,
} from '@dreamfork/api-client/contract';
import { sql } from 'kysely';
import { readDelayed } from '../../db/replica.ts';
import type { Database } from '../../db/schema.ts';
import { cacheFor } from '../cache-for.ts';
import type { Services } from '../services.ts';
import { liveStories } from '../stories/may-read.ts';
import { toIso } from '../users/user-views.ts';
import { readActivity } from './read-activity.ts';

type Sum = number | string | null;

/** Of a story that is private or deleted the counter is kept too, and public ones have another in their list. */
async function readReadings(database: Database) {
  const counters = database
    .selectFrom('story_counters')
    .select(({ fn }) => [
      fn.sum<Sum>('view_count').as('views'),
      fn.sum<Sum>('completion_count').as('completions'),
    ]);
  const [all, deleted, open] = await Promise.all([
    counters.executeTakeFirst(),
    counters
      .innerJoin('stories', 'stories.id', 'story_counters.story_id')
      .where('deleted_at', 'is not', null)
      .executeTakeFirst(),
    database
      .selectFrom('story_listings')
      .select(({ fn }) => fn.sum<Sum>('view_count').as('views'))
      .executeTakeFirst(),
  ]);
  // PostgreSQL sums into numeric, which arrives as text.
  const of = (sum: Sum | undefined) => Number(sum ?? 0);
  return {
    begun: of(all?.views) - of(deleted?.views),
    begunPublic: of(open?.views),
    completed: of(all?.completions) - of(deleted?.completions),
  };
}

async function readStatistics(database: Database): Promise<AllStoryStatistics> {
  const [rows, readings] = await Promise.all([
    liveStories(database)
      .select((expression) => ['is_public', expression.fn.countAll<number>().as('stories')])
      .groupBy('is_public')
      .execute(),
    readReadings(database),
  ]);
  const of = (isPublic: 0 | 1) =>
    rows.find(({ is_public }) => is_public === isPublic)?.stories ?? 0;
  return {
    totalStories: of(0) + of(1),
    publicStories: of(1),
    privateStories: of(0),
    totalViews: readings.begun,
    publicStoryViews: readings.begunPublic,
    privateStoryViews: readings.begun - readings.begunPublic,
    totalPlaythroughs: readings.begun,
    completedPlaythroughs: readings.completed,
  };
}

const popular = (database: Database) =>
  liveStories(database)
    .innerJoin('users', 'users.id', 'stories.owner_id')
    .select([
      'stories.id',
      'stories.title',
      'stories.description',
      'stories.is_public',
      'stories.created_at',
      'users.display_name',
    ]);

async function readPopular(database: Database): Promise<PopularStory[]> {
  const viewed = await popular(database)
    .innerJoin('story_counters', 'story_counters.story_id', 'stories.id')
    .select('view_count as views')
    .orderBy('view_count', 'desc')
    .orderBy('story_counters.story_id')
    .limit(popularStoriesMaximum)
    .execute();
  const left = popularStoriesMaximum - viewed.length;
  // A story without an event of a reader has no counters.
  const unseen =
    left === 0
      ? []
      : await popular(database)
          .leftJoin('story_counters', 'story_counters.story_id', 'stories.id')
          .select(sql<number>`0`.as('views'))
          .where('story_counters.story_id', 'is', null)
          .orderBy('stories.id')
          .limit(left)
          .execute();
  return [...viewed, ...unseen].map((row) => ({
    id: row.id,
    title: row.title,
    description: row.description,
    authorName: row.display_name,
    isPublic: row.is_public === 1,
    viewCount: row.views,
    createdAt: toIso(row.created_at),
  }));
}

async function readDashboard(services: Services): Promise<Pick<AdminDashboard, 'days'>> {
  const { items } = await readActivity(
    services,
    activityPeriodUntil(services.now(), statisticsDays),
  );
  return {
    days: items.map(({ day, registrations, newStories, starts }) => ({
      day,
      users: registrations,
      stories: newStories,
      reads: starts,
    })),
  };
}

/** Each figure walks all stories, so that one walk serves everybody who looks for so many milliseconds. */
const keptFor = 10_000;

/** Figures over all stories. */
export const createAllStories = (services: Services) => ({
  readStatistics: cacheFor(keptFor, services, () =>
    readDelayed(services, undefined, readStatistics),
  ),
  readPopular: cacheFor(keptFor, services, () => readDelayed(services, undefined, readPopular)),
  readDashboard: cacheFor(keptFor, services, () => readDashboard(services)),
});
