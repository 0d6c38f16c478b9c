import type { HttpHandler } from 'msw';
import {
  type ActivityDay,
  activityPeriodOf,
  activitySummaryPeriod,
  contract,
  dayLength,
  dayOf,
  daysOfPeriod,
  lastDays,
  type StatisticsPeriod,
  type StoryStatistics,
  sumActivity,
} from '../contract/index.ts';
import { type FixtureReading, monitoringAnswer } from '../fixtures/index.ts';
import type { Mock } from './mock.ts';
import { grouped, type MockDatabase } from './mockDatabase.ts';
import { storiesIn } from './stories.ts';

const { activity, adminStories, statistics } = contract;

type Readings = readonly FixtureReading[];

const countsOf = (readings: Readings) => ({
  starts: readings.length,
  completions: readings.filter(({ endIds }) => endIds.length > 0).length,
});

const nodesOf = (readings: Readings): StoryStatistics['nodes'] =>
  [...new Set(readings.flatMap(({ nodeIds }) => nodeIds))].map((nodeId) => ({
    nodeId,
    readers: readings.filter(({ nodeIds }) => nodeIds.includes(nodeId)).length,
    left: readings.filter(({ leftNodeId }) => leftNodeId === nodeId).length,
    ended: readings.filter(({ endIds }) => endIds.includes(nodeId)).length,
  }));

const choicesOf = (readings: Readings): StoryStatistics['choices'] =>
  grouped(
    readings.flatMap(({ choices }) => choices),
    ({ nodeId, choiceId }) => `${nodeId} ${choiceId}`,
  ).flatMap(([, made]) => made.slice(0, 1).map((choice) => ({ ...choice, chosen: made.length })));

const within = (readings: Readings, period: StatisticsPeriod, now: number): Readings => {
  const { since, until } = daysOfPeriod(period, now);
  return readings.filter(({ day }) => day >= since && day <= until);
};

/** Readings by day of the week. */
const readingsOfWeek = [9, 14, 22, 19, 8, 7, 10];

/** What happens on a day: the same whenever it is asked. */
function activityOn(day: string): ActivityDay {
  const number = Date.parse(day) / dayLength;
  const starts = readingsOfWeek[number % readingsOfWeek.length] ?? 0;
  return {
    day,
    starts,
    completions: starts - 5,
    registrations: number % 5,
    newStories: number % 3,
  };
}

function activityDays({ startDate, endDate }: { startDate: string; endDate: string }) {
  const first = Date.parse(startDate);
  const length = (Date.parse(endDate) - first) / dayLength + 1;
  return Array.from({ length }, (_, at) => activityOn(dayOf(first + at * dayLength)));
}

/** What readers did in a story, counted from the readings of the fixtures, and what happened in all of them. */
export function statisticsMocks(mock: Mock, database: MockDatabase): HttpHandler[] {
  const { own, summary } = storiesIn(database);

  return [
    mock(statistics.story, (call) => {
      const { id } = own(call);
      const { version, period, source, device } = call.query;
      const now = Date.parse(database.now());
      const all = database.readings.filter(({ storyId }) => storyId === id);
      const asked = all.filter(
        (one) =>
          (version ?? one.version) === one.version &&
          (source ?? one.source) === one.source &&
          (device ?? one.device) === one.device,
      );
      const readings = period ? within(asked, period, now) : asked;
      return {
        version: version ?? null,
        versions: grouped(all, (one) => String(one.version))
          .map(([number, read]) => ({ version: Number(number), starts: read.length }))
          .toSorted((one, other) => other.version - one.version),
        ...countsOf(readings),
        medianSeconds: 240,
        nodes: nodesOf(readings),
        choices: choicesOf(readings),
        days: lastDays(now, (day) => countsOf(asked.filter((one) => one.day === day))),
      };
    }),
    mock(statistics.week, ({ session: { user } }) => {
      const now = Date.parse(database.now());
      const own = database.stories.filter(({ ownerId }) => ownerId === user.id);
      const read = database.readings.filter(({ storyId }) => own.some(({ id }) => id === storyId));
      const of = (period: StatisticsPeriod) => countsOf(within(read, period, now));
      return { ...of('week'), previous: of('previous-week') };
    }),
    mock(statistics.shares, () => ({ nodes: [] })),

    mock(activity.list, ({ query }) => {
      return { items: activityDays(activityPeriodOf(query, Date.now())) };
    }),
    mock(activity.summary, ({ query }) => {
      const { days, ...both } = activitySummaryPeriod(query, Date.now());
      const all = activityDays(both);
      return { ...sumActivity(all.slice(days)), previous: sumActivity(all.slice(0, days)) };
    }),
    mock(adminStories.statistics, () => {
      const { length: totalStories } = database.stories;
      const publicStories = database.stories.filter(({ isPublic }) => isPublic).length;
      const privateStories = totalStories - publicStories;
      const views = { totalViews: 1700, publicStoryViews: 1600, privateStoryViews: 100 };
      const readings = { totalPlaythroughs: 1700, completedPlaythroughs: 850 };
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
  ];
}
