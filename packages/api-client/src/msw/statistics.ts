import type { HttpHandler } from 'msw';
import {
  contract,
  daysOfPeriod,
  lastDays,
  type StatisticsPeriod,
  type StoryStatistics,
} from '../contract/index.ts';
import type { FixtureReading } from '../fixtures/index.ts';
import type { Mock } from './mock.ts';
import { grouped, type MockDatabase } from './mockDatabase.ts';
import { storiesIn } from './stories.ts';

const { statistics } = contract;

type Readings = readonly FixtureReading[];

const isCompleted = ({ endIds }: FixtureReading) => endIds.length > 0;

const countsOf = (readings: Readings) => ({
  starts: readings.length,
  completions: readings.filter(isCompleted).length,
});

function nodesOf(readings: Readings): StoryStatistics['nodes'] {
  const count = (isIn: (reading: FixtureReading) => boolean) => readings.filter(isIn).length;
  return [...new Set(readings.flatMap(({ nodeIds }) => nodeIds))].map((nodeId) => ({
    nodeId,
    readers: count(({ nodeIds }) => nodeIds.includes(nodeId)),
    left: count(({ leftNodeId }) => leftNodeId === nodeId),
    ended: count(({ endIds }) => endIds.includes(nodeId)),
  }));
}

const choicesOf = (readings: Readings): StoryStatistics['choices'] =>
  grouped(
    readings.flatMap(({ choices }) => choices),
    ({ nodeId, choiceId }) => `${nodeId} ${choiceId}`,
  ).flatMap(([, made]) => made.slice(0, 1).map((choice) => ({ ...choice, chosen: made.length })));

const within = (readings: Readings, period: StatisticsPeriod, now: number): Readings => {
  const { since, until } = daysOfPeriod(period, now);
  return readings.filter(({ day }) => day >= since && day <= until);
};

/** What readers did, counted from the readings of the fixtures. */
export const statisticsMocks = (mock: Mock, database: MockDatabase): HttpHandler[] => [
  mock(statistics.story, (call) => {
    const { id } = storiesIn(database).own(call);
    const { version, period, source, device } = call.query;
    const now = Date.parse(database.now());
    const all = database.readings.filter(({ storyId }) => storyId === id);
    const asked = all.filter(
      (one) =>
        (version === undefined || one.version === version) &&
        (source === undefined || one.source === source) &&
        (device === undefined || one.device === device),
    );
    const readings = period ? within(asked, period, now) : asked;
    return {
      version: version ?? null,
      versions: grouped(all, (one) => String(one.version))
        .map(([number, read]) => ({ version: Number(number), starts: read.length }))
        .toSorted((one, other) => other.version - one.version),
      ...countsOf(readings),
      medianSeconds: readings.some(isCompleted) ? 240 : null,
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
];
