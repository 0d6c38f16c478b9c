import { readingDevices, readingSources } from '@dreamfork/story';
import * as z from 'zod/mini';
import { statistics } from '../routes/stories.ts';
import { idParams, route } from './route.ts';
import { versionNumber, versionText } from './versions.ts';

/** How many days of activity are told. */
export const statisticsDays = 30;

/** How many of the latest versions with figures are listed. */
export const statisticsVersionsMaximum = 50;

/** Days of a period, and how many days ago its last one is (UTC). */
export const statisticsPeriods = {
  week: { days: 7, daysAgo: 0 },
  month: { days: 30, daysAgo: 0 },
  'previous-week': { days: 7, daysAgo: 7 },
  'previous-month': { days: 30, daysAgo: 30 },
} as const;
export type StatisticsPeriod = keyof typeof statisticsPeriods;

/** How many choices the shares for readers are made of, the most frequent first. */
export const sharedChoicesMaximum = 10_000;

const count = z.int().check(z.nonnegative());

export const statisticsQuery = z.object({
  /** Only readings of this version. */
  version: z.optional(versionText),
  /** Only what happened in the last days. Days and versions are told whole. */
  period: z.optional(z.enum(['week', 'month', 'previous-week', 'previous-month'])),
  /** Only readings that tell where they happen. */
  source: z.optional(z.enum(readingSources)),
  device: z.optional(z.enum(readingDevices)),
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

/** The shares of choices in percent, of nodes with enough choices made; no counts. */
export const choiceShares = z.object({
  nodes: z.array(
    z.object({
      nodeId: z.string(),
      choices: z.array(
        z.object({ choiceId: z.string(), percent: z.int().check(z.minimum(0), z.maximum(100)) }),
      ),
    }),
  ),
});

const weekFigures = { starts: count, completions: count };

/** Readings of the last seven days (UTC), and of the seven before. */
export const weekOfReadings = z.object({ ...weekFigures, previous: z.object(weekFigures) });

export const statisticsRoutes = {
  story: route(statistics.story, {
    tag: 'Statistics',
    summary:
      'What readers did in a story of your own: where they came, what they chose, where they left.',
    params: idParams,
    query: statisticsQuery,
    response: storyStatistics,
    errors: [404],
  }),
  week: route(statistics.week, {
    tag: 'Statistics',
    summary: 'How often the stories of your own were read in the last seven days.',
    response: weekOfReadings,
  }),
  shares: route(statistics.shares, {
    tag: 'Statistics',
    summary:
      'What readers of a public story chose, in percent; 404 unless its author lets readers see it.',
    params: idParams,
    response: choiceShares,
    errors: [404],
  }),
} as const;

export type StatisticsQuery = z.input<typeof statisticsQuery>;
export type ChoiceShares = z.output<typeof choiceShares>;
export type WeekOfReadings = z.output<typeof weekOfReadings>;
export type StoryStatistics = z.output<typeof storyStatistics>;
