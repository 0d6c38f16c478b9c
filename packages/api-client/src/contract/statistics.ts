import * as z from 'zod/mini';
import { idParams, route } from './route.ts';
import { versionNumber, versionText } from './versions.ts';

/** How many days of activity are told. */
export const statisticsDays = 30;

/** How many of the latest versions with figures are listed. */
export const statisticsVersionsMaximum = 50;

const count = z.int().check(z.nonnegative());

export const statisticsQuery = z.object({
  /** Only readings of this version. */
  version: z.optional(versionText),
});

/** What readers did in a story. Parts of the story that nobody came to are left out. */
export const storyStatistics = z.object({
  /** The version that the figures are of; null for all. */
  version: z.nullable(versionNumber),
  /** The latest versions that were read, newest first. */
  versions: z.array(z.object({ version: versionNumber, starts: count })),
  starts: count,
  /** Readings that came to an end of the story. */
  completions: count,
  /** Of the readings that came to an end without a break; null where there was none. */
  medianSeconds: z.nullable(count),
  nodes: z.array(
    z.object({
      nodeId: z.string(),
      readers: count,
      /** Readings that stopped here. */
      left: count,
      /** Readings that ended here. */
      ended: count,
    }),
  ),
  choices: z.array(z.object({ nodeId: z.string(), choiceId: z.string(), chosen: count })),
  /** The last 30 days (UTC), the oldest first, days without readers included. */
  days: z.array(z.object({ day: z.iso.date(), starts: count, completions: count })),
});

export const statisticsRoutes = {
  story: route({
    method: 'GET',
    path: '/api/story/{id}/statistics',
    access: 'owner',
    tag: 'Statistics',
    summary:
      'What readers did in a story of your own: where they came, what they chose, where they left.',
    params: idParams,
    query: statisticsQuery,
    response: storyStatistics,
    errors: [404],
  }),
} as const;

export type StatisticsQuery = z.input<typeof statisticsQuery>;
export type StoryStatistics = z.output<typeof storyStatistics>;
