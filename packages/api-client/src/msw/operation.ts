import type { HttpHandler } from 'msw';
import {
  type ActivityDay,
  activityPeriodOf,
  activitySummaryPeriod,
  contract,
  dayLength,
  dayOf,
  lastDays,
  sumActivity,
} from '../contract/index.ts';
import {
  capabilitiesAnswer,
  healthAnswer,
  monitoringAnswer,
  systemOverviewAnswer,
} from '../fixtures/index.ts';
import { byId, done, type Mock, refuse } from './mock.ts';
import { type MockDatabase, pageFrom } from './mockDatabase.ts';
import { storiesIn } from './stories.ts';

const { monitoring, operation, outgoingEmails, siteStatus, system } = contract;
const { activity, adminStories, audit, transparency, users } = contract;

/** Readings by day of the week, from Thursday on: the first day of Unix time was one. */
const weekOfReadings = [9, 14, 22, 19, 8, 7, 10];

/** What happens on a day: more at weekends, more each week of a quarter, and the same whenever it is asked. */
function activityOn(day: string): ActivityDay {
  const number = Date.parse(day) / dayLength;
  const week = Math.floor(number / weekOfReadings.length) % 13;
  const starts = (weekOfReadings[number % weekOfReadings.length] ?? 0) + week + ((number * 5) % 4);
  return {
    day,
    starts,
    completions: Math.round((starts * (4 + (number % 3))) / 10),
    registrations: (number * 3 + Math.floor(starts / 8)) % 5,
    newStories: (number * 2 + Math.floor(starts / 6)) % 4,
  };
}

function activityDays({ startDate, endDate }: { startDate: string; endDate: string }) {
  const first = Date.parse(startDate);
  const length = (Date.parse(endDate) - first) / dayLength + 1;
  return Array.from({ length }, (_, at) => activityOn(dayOf(first + at * dayLength)));
}

/** The server itself and all that happens on it, as everyone and as its administrator sees it. */
export function operationMocks(mock: Mock, database: MockDatabase): HttpHandler[] {
  const { summary } = storiesIn(database);
  const status = () => {
    return { notice: database.notice, isRegistrationOpen: database.isRegistrationOpen };
  };

  const removeEmail = (removed: string) => {
    database.failedEmails = database.failedEmails.filter(({ id }) => id !== removed);
  };

  return [
    mock(system.health, () => healthAnswer),
    mock(system.capabilities, () => capabilitiesAnswer),
    mock(system.reportError, () => done),
    mock(monitoring.read, () => monitoringAnswer),
    mock(siteStatus.read, status),
    mock(operation.overview, () => ({ ...systemOverviewAnswer, jobs: database.jobs, ...status() })),
    mock(operation.setNotice, ({ body }) => {
      database.notice = body;
    }),
    mock(operation.clearNotice, () => {
      database.notice = null;
    }),
    mock(operation.setRegistration, ({ body }) => {
      database.isRegistrationOpen = body.isOpen;
    }),
    mock(operation.runJob, ({ params }) => {
      const run = { state: 'done', lastRunAt: database.now(), duration: 10, error: null } as const;
      Object.assign(byId(database.jobs, params.job, 'not-found'), run);
    }),
    mock(outgoingEmails.failed, ({ query }) => ({
      ...pageFrom(database.failedEmails, query),
      waiting: 3,
      failed: database.failedEmails.length,
    })),
    mock(outgoingEmails.sendAgain, ({ params }) => {
      const { canBeSent } = byId(database.failedEmails, params.id, 'not-found');
      if (!canBeSent) refuse('link-expired');
      removeEmail(params.id);
    }),
    mock(outgoingEmails.remove, ({ params }) => {
      removeEmail(byId(database.failedEmails, params.id, 'not-found').id);
    }),

    mock(activity.list, ({ query }) => {
      return { items: activityDays(activityPeriodOf(query, Date.parse(database.now()))) };
    }),
    mock(activity.summary, ({ query }) => {
      // The clock of the page, by which it asks for the days beside this summary.
      const { days, ...both } = activitySummaryPeriod(query, Date.now());
      const all = activityDays(both);
      return { ...sumActivity(all.slice(days)), previous: sumActivity(all.slice(0, days)) };
    }),
    mock(adminStories.statistics, () => {
      const totalStories = database.stories.length;
      const publicStories = database.stories.filter(({ isPublic }) => isPublic).length;
      const views = { totalViews: 1700, publicStoryViews: 1600, privateStoryViews: 100 };
      const readings = { totalPlaythroughs: 1700, completedPlaythroughs: 850 };
      const privateStories = totalStories - publicStories;
      return { totalStories, publicStories, privateStories, ...views, ...readings };
    }),
    mock(adminStories.popular, (call) => {
      const all = database.stories.map((story) => summary(story, call));
      all.sort((one, other) => other.viewCount - one.viewCount);
      return { stories: all.slice(0, call.query.limit) };
    }),
    mock(adminStories.dashboard, () => ({
      ...monitoringAnswer.figures,
      days: lastDays(Date.parse(database.now()), (day) => {
        const { registrations, newStories, starts } = activityOn(day);
        return { users: registrations, stories: newStories, reads: starts };
      }),
    })),
    ...[users.exportCsv, audit.exportCsv, activity.exportCsv, transparency.exportCsv].map((route) =>
      mock(route, () => '\ufeffid\r\n'),
    ),
  ];
}
