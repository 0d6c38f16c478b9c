import type { HttpHandler } from 'msw';
import {
  type ActivityList,
  activityCsvColumns,
  activityPeriodOf,
  activitySummaryPeriod,
  contract,
  csvFile,
  dayOf,
  queryText,
  sumActivity,
} from '../contract/index.ts';
import { recordAct } from './audit.ts';
import { handle, type Setting } from './handle.ts';
import { joined } from './lookups.ts';
import type { MockDatabase } from './mockDatabase.ts';

const { activity } = contract;

const dayLength = 24 * 60 * 60 * 1000;

type Period = { startDate: string; endDate: string; userId?: string | undefined };

function activityOf(
  database: MockDatabase,
  { startDate, endDate, userId }: Period,
): ActivityList['items'] {
  const isOf = (id: string) => userId === undefined || id === userId;
  const stories = database.stories.filter((story) => isOf(story.ownerId));
  const storyIds = new Set(stories.map(({ id }) => id));
  const readings = [...database.playedReadings.values()].filter(({ storyId }) =>
    storyIds.has(storyId),
  );
  const users = database.users.filter(({ id }) => isOf(id));
  const first = Date.parse(startDate);
  const days = (Date.parse(endDate) - first) / dayLength + 1;
  return Array.from({ length: days }, (_, index) => {
    const day = dayOf(first + index * dayLength);
    const started = readings.filter((reading) => reading.day === day);
    const madeToday = ({ createdAt }: { createdAt: string }) => createdAt.startsWith(day);
    return {
      day,
      starts: started.length,
      completions: started.filter(({ endIds }) => endIds.length > 0).length,
      registrations: users.filter(madeToday).length,
      newStories: stories.filter(madeToday).length,
    };
  });
}

export const activityHandlers = (setting: Setting): HttpHandler[] => [
  handle(setting, activity.list, ({ database, query }) => ({
    items: activityOf(database, {
      ...query,
      ...activityPeriodOf(query, Date.parse(database.now())),
    }),
  })),

  handle(setting, activity.summary, ({ database, query }) => {
    const { days, ...both } = activitySummaryPeriod(query, Date.parse(database.now()));
    const items = activityOf(database, { ...both, userId: query.userId });
    return { ...sumActivity(items.slice(days)), previous: sumActivity(items.slice(0, days)) };
  }),

  handle(setting, activity.exportCsv, async ({ database, query, session }) => {
    recordAct(database, session, {
      action: 'activity-export',
      after: { filters: queryText(query) },
    });
    const period = activityPeriodOf(query, Date.parse(database.now()));
    const days = activityOf(database, { ...query, ...period });
    return joined(csvFile(activityCsvColumns, [days]));
  }),
];
