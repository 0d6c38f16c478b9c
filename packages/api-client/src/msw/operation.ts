import type { HttpHandler } from 'msw';
import { activityPeriodOf, contract, dayLength, dayOf, lastDays } from '../contract/index.ts';
import {
  capabilitiesAnswer,
  healthAnswer,
  monitoringAnswer,
  systemOverviewAnswer,
} from '../fixtures/index.ts';
import { byId, done, type Mock } from './mock.ts';
import type { MockDatabase } from './mockDatabase.ts';
import { storiesIn } from './stories.ts';

const { monitoring, operation, siteStatus, system } = contract;
const { activity, adminStories, audit, transparency, users } = contract;

/** What happens on every day. */
const figures = { starts: 12, completions: 5, registrations: 2, newStories: 1 };

/** The server itself and all that happens on it, as everyone and as its administrator sees it. */
export function operationMocks(mock: Mock, database: MockDatabase): HttpHandler[] {
  const { summary } = storiesIn(database);
  const status = () => {
    return { notice: database.notice, isRegistrationOpen: database.isRegistrationOpen };
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

    mock(activity.list, ({ query }) => {
      const { startDate, endDate } = activityPeriodOf(query, Date.parse(database.now()));
      const first = Date.parse(startDate);
      const length = (Date.parse(endDate) - first) / dayLength + 1;
      const days = Array.from({ length }, (_, at) => dayOf(first + at * dayLength));
      return { items: days.map((day) => ({ day, ...figures })) };
    }),
    mock(activity.summary, () => ({ ...figures, previous: figures })),
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
      days: lastDays(Date.parse(database.now()), () => ({ users: 2, stories: 1, reads: 12 })),
    })),
    ...[users.exportCsv, audit.exportCsv, activity.exportCsv, transparency.exportCsv].map((route) =>
      mock(route, () => '\ufeffid\r\n'),
    ),
  ];
}
