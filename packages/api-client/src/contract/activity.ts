import * as z from 'zod/mini';
import { activity } from '../routes/administration.ts';
import {
  activityPeriods,
  activityPeriodUntil,
  dayLength,
  dayOf,
} from '../values/administration.ts';

import { route } from './route.ts';
import { text } from './text.ts';

/** The longest period that one call tells of, in days. */
export const activityMaximumDays = 366;
export const activityPeriodIds = ['day', 'week', 'month', 'quarter', 'year'] as const;

const count = z.int().check(z.nonnegative());

const isZoned = /(?:Z|[+-]\d\d:?\d\d)$/;

/** A day (UTC), given as a date or as a moment of it; a moment without a zone is UTC too. */
const day = z.pipe(
  z.union([z.iso.date(), z.iso.datetime({ offset: true, local: true })], 'date-invalid'),
  z.transform((value) =>
    isZoned.test(value) ? dayOf(Date.parse(value)) : value.slice(0, 'YYYY-MM-DD'.length),
  ),
);

type Dates = { startDate?: string | undefined; endDate?: string | undefined };

/** How many days a call tells of that names no period. */
export const activityDefaultDays = 30;

/** The period of a query: one that ends today unless it says otherwise, of thirty days unless it says otherwise. */
export function activityPeriodOf(
  { startDate, endDate }: Dates,
  now: number,
): { startDate: string; endDate: string } {
  const end =
    endDate ?? (startDate !== undefined && startDate > dayOf(now) ? startDate : dayOf(now));
  const usual = dayOf(Date.parse(end) - (activityDefaultDays - 1) * dayLength);
  return { startDate: startDate ?? usual, endDate: end };
}

const isOrdered = (query: Dates): boolean => {
  const { startDate, endDate } = activityPeriodOf(query, Date.now());
  return startDate <= endDate;
};

const isShort = (query: Dates): boolean => {
  const { startDate, endDate } = activityPeriodOf(query, Date.now());
  return Date.parse(endDate) - Date.parse(startDate) < activityMaximumDays * dayLength;
};

/** Checks of a query with a period. */
const period = [
  z.refine<Dates>(isOrdered, { error: 'period-reversed', path: ['endDate'] }),
  z.refine<Dates>(isShort, { error: 'period-too-long', path: ['startDate'] }),
] as const;

const author = z.optional(text().check(z.minLength(1), z.maxLength(200)));

/** Both days belong to the period: the last thirty where none is named. */
export const activityQuery = z
  .object({
    startDate: z.optional(day),
    endDate: z.optional(day),
    /** Only stories of this author, and only this user. */
    userId: author,
  })
  .check(...period);

/** A preset that ends today, or a period of its own. */
export const activitySummaryQuery = z
  .object({
    period: z._default(z.enum(activityPeriodIds), 'month'),
    startDate: z.optional(day),
    endDate: z.optional(day),
    userId: author,
  })
  .check(...period);

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

const common = { tag: 'Administration' } as const;

export const activityRoutes = {
  list: route(activity.list, {
    ...common,
    summary: 'What happened on each day (UTC) of a period, days without anything included.',
    query: activityQuery,
    response: activityList,
  }),
  summary: route(activity.summary, {
    ...common,
    summary: 'What happened in a period, such as one that ends today, and in the one before.',
    query: activitySummaryQuery,
    response: activitySummary,
  }),
  exportCsv: route(activity.exportCsv, {
    ...common,
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

/** The period of a summary together with as many days before; `days` is how many it has itself. */
export function activitySummaryPeriod(
  { period, ...dates }: z.output<typeof activitySummaryQuery>,
  now: number,
): { startDate: string; endDate: string; days: number } {
  const isOwn = dates.startDate !== undefined || dates.endDate !== undefined;
  const { startDate, endDate } = isOwn
    ? activityPeriodOf(dates, now)
    : activityPeriodUntil(now, activityPeriods[period]);
  const days = (Date.parse(endDate) - Date.parse(startDate)) / dayLength + 1;
  return { startDate: dayOf(Date.parse(startDate) - days * dayLength), endDate, days };
}
