import * as z from 'zod/mini';
import { dayOf } from './readingFigures.ts';
import { route } from './route.ts';
import { text } from './text.ts';

/** The longest period that one call tells of, in days. */
export const activityMaximumDays = 366;

/** How many days each preset has; the last one is today (UTC). */
export const activityPeriods = { day: 1, week: 7, month: 30, quarter: 90, year: 365 } as const;
export type ActivityPeriod = keyof typeof activityPeriods;
export const activityPeriodIds = ['day', 'week', 'month', 'quarter', 'year'] as const;

const count = z.int().check(z.nonnegative());
const dayLength = 24 * 60 * 60 * 1000;

const author = z.optional(text().check(z.minLength(1), z.maxLength(200)));

/** Both days belong to the period. */
export const activityQuery = z
  .object({
    startDate: z.iso.date(),
    endDate: z.iso.date(),
    /** Only stories of this author, and only this user. */
    userId: author,
  })
  .check(
    z.refine(
      ({ startDate, endDate }) => {
        const days = (Date.parse(endDate) - Date.parse(startDate)) / dayLength;
        return days >= 0 && days < activityMaximumDays;
      },
      { error: 'period-invalid', path: ['endDate'] },
    ),
  );

export const activitySummaryQuery = z.object({
  period: z.enum(activityPeriodIds),
  userId: author,
});

const figures = {
  /** Readings that began. */
  starts: count,
  /** Readings that came to an end of the story. */
  completions: count,
  registrations: count,
  newStories: count,
};

export const activityDay = z.object({ day: z.iso.date(), ...figures });

export const activityList = z.object({ items: z.array(activityDay) });

export const activitySummary = z.object({
  ...figures,
  /** The same for as many days before. */
  previous: z.object(figures),
});

const common = { method: 'GET', access: 'admin', tag: 'Administration' } as const;

export const activityRoutes = {
  list: route({
    ...common,
    path: '/analytics/activities',
    summary: 'What happened on each day (UTC) of a period, days without anything included.',
    query: activityQuery,
    response: activityList,
  }),
  summary: route({
    ...common,
    path: '/analytics/activities/summary/preset',
    summary: 'What happened in a period that ends today, and in the one before.',
    query: activitySummaryQuery,
    response: activitySummary,
  }),
  exportCsv: route({
    ...common,
    path: '/analytics/activities/export/csv',
    summary: 'The days of a period as a CSV file. Written to the audit log.',
    query: activityQuery,
    response: z.string(),
    contentType: 'text/csv',
  }),
} as const;

export type ActivityDay = z.output<typeof activityDay>;
export type ActivityList = z.output<typeof activityList>;
export type ActivityQuery = z.input<typeof activityQuery>;
export type ActivitySummary = z.output<typeof activitySummary>;
export type ActivitySummaryQuery = z.input<typeof activitySummaryQuery>;

/** The columns of the CSV file. */
export const activityCsvColumns = [
  ['day', ({ day }: ActivityDay) => day],
  ['starts', ({ starts }: ActivityDay) => starts],
  ['completions', ({ completions }: ActivityDay) => completions],
  ['registrations', ({ registrations }: ActivityDay) => registrations],
  ['newStories', ({ newStories }: ActivityDay) => newStories],
] as const;

type Figures = Omit<ActivityDay, 'day'>;

/** The figures of all days together. */
export const sumActivity = (days: readonly ActivityDay[]): Figures =>
  days.reduce<Figures>(
    (sum, day) => ({
      starts: sum.starts + day.starts,
      completions: sum.completions + day.completions,
      registrations: sum.registrations + day.registrations,
      newStories: sum.newStories + day.newStories,
    }),
    { starts: 0, completions: 0, registrations: 0, newStories: 0 },
  );

/** The days of a preset that ends at this time. */
export const activityPeriodUntil = (
  now: number,
  days: number,
): { startDate: string; endDate: string } => ({
  startDate: dayOf(now - (days - 1) * dayLength),
  endDate: dayOf(now),
});
