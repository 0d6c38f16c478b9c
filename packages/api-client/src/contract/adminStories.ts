import * as z from 'zod/mini';
import { adminStories } from '../routes/administration.ts';
import { systemFigures } from './monitoring.ts';
import { pageLength, pageLengthMaximum } from './paging.ts';
import { route } from './route.ts';
import { statisticsDays } from './statistics.ts';

const count = z.int().check(z.nonnegative());

/** Figures over all stories that have not been deleted. */
export const allStoryStatistics = z.object({
  totalStories: count,
  publicStories: count,
  privateStories: count,
  totalViews: count,
  publicStoryViews: count,
  privateStoryViews: count,
  /** Readings that were begun, without those of browsers that ask not to be tracked. */
  totalPlaythroughs: count,
  completedPlaythroughs: count,
});

export const popularStory = z.object({
  id: z.string(),
  title: z.string(),
  description: z.string(),
  authorName: z.string(),
  isPublic: z.boolean(),
  viewCount: count,
  createdAt: z.iso.datetime(),
});

/** How many popular stories there are to ask for. */
export const popularStoriesMaximum = pageLengthMaximum;

export const popularStoriesQuery = z.object({ limit: z._default(pageLength(), 10) });

export const popularStoriesResponse = z.object({ stories: z.array(popularStory) });

export const adminDashboard = z.extend(systemFigures, {
  /** The last 30 days (UTC), the oldest first: new users, new stories and readings that were begun. */
  days: z
    .array(z.object({ day: z.iso.date(), users: count, stories: count, reads: count }))
    .check(z.length(statisticsDays)),
});

const call = { tag: 'Administration' } as const;

/** Figures over all stories, for administrators; some seconds old at most. */
export const adminStoryRoutes = {
  statistics: route(adminStories.statistics, {
    ...call,
    summary: 'Figures over all stories.',
    response: allStoryStatistics,
  }),
  popular: route(adminStories.popular, {
    ...call,
    summary: 'The stories with the most views.',
    query: popularStoriesQuery,
    response: popularStoriesResponse,
  }),
  dashboard: route(adminStories.dashboard, {
    ...call,
    summary: 'How busy the server is, and what each of the last 30 days brought.',
    response: adminDashboard,
  }),
} as const;

export type AllStoryStatistics = z.output<typeof allStoryStatistics>;
export type PopularStory = z.output<typeof popularStory>;
export type PopularStoriesQuery = z.input<typeof popularStoriesQuery>;
export type PopularStoriesResponse = z.output<typeof popularStoriesResponse>;
export type AdminDashboard = z.output<typeof adminDashboard>;
