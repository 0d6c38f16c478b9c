import type { HttpHandler } from 'msw';
import type * as z from 'zod/mini';
import {
  choiceSharesOf,
  contract,
  daysOfPeriod,
  durationBucket,
  lastDays,
  medianDuration,
  type StoryStatistics,
  type statisticsQuery,
} from '../contract/index.ts';
import type { FixtureReading } from '../fixtures/index.ts';
import { errorReply } from './errorReply.ts';
import { handle, type Setting } from './handle.ts';
import { findOwn } from './stories.ts';

function versionsOf(readings: readonly FixtureReading[]): StoryStatistics['versions'] {
  const versions = [...new Set(readings.map(({ version }) => version))];
  return versions
    .toSorted((one, other) => other - one)
    .map((version) => ({
      version,
      starts: readings.filter((one) => one.version === version).length,
    }));
}

function nodesOf(readings: readonly FixtureReading[]): StoryStatistics['nodes'] {
  const ids = [...new Set(readings.flatMap(({ nodeIds, endIds }) => [...nodeIds, ...endIds]))];
  return ids.toSorted().map((nodeId) => ({
    nodeId,
    readers: readings.filter(({ nodeIds }) => nodeIds.includes(nodeId)).length,
    left: readings.filter(({ leftNodeId }) => leftNodeId === nodeId).length,
    ended: readings.filter(({ endIds }) => endIds.includes(nodeId)).length,
  }));
}

function choicesOf(readings: readonly FixtureReading[]): StoryStatistics['choices'] {
  const made = readings.flatMap(({ choices }) => choices);
  const counts = new Map<string, StoryStatistics['choices'][number]>();
  for (const { nodeId, choiceId } of made) {
    const key = `${nodeId} ${choiceId}`;
    const chosen = (counts.get(key)?.chosen ?? 0) + 1;
    counts.set(key, { nodeId, choiceId, chosen });
  }
  return [...counts.keys()].toSorted().flatMap((key) => counts.get(key) ?? []);
}

type Chosen = z.output<typeof statisticsQuery>;

/** The statistics of readings. */
function statisticsOf(
  all: readonly FixtureReading[],
  { version, period, source, device, now }: Chosen & { now: number },
): StoryStatistics {
  const ofVersion = all.filter(
    (one) =>
      (version === undefined || one.version === version) &&
      (source === undefined || one.source === source) &&
      (device === undefined || one.device === device),
  );
  const days = period && daysOfPeriod(period, now);
  const readings = ofVersion.filter(({ day }) => !days || (day >= days.since && day <= days.until));
  const completed = readings.filter(({ endIds }) => endIds.length > 0);
  const on = (day: string) => (one: FixtureReading) => one.day === day;
  return {
    version: version ?? null,
    versions: versionsOf(all),
    starts: readings.length,
    completions: completed.length,
    medianSeconds: medianDuration(
      completed.flatMap(({ seconds }) =>
        seconds === null ? [] : { bucket: durationBucket(seconds), count: 1 },
      ),
    ),
    nodes: nodesOf(readings),
    choices: choicesOf(readings),
    days: lastDays(now, (day) => ({
      starts: ofVersion.filter(on(day)).length,
      completions: ofVersion.filter(on(day)).filter(({ endIds }) => endIds.length > 0).length,
    })),
  };
}

function weekOf(
  readings: readonly FixtureReading[],
  { since, until }: { since: string; until: string },
) {
  const found = readings.filter(({ day }) => day >= since && day <= until);
  return {
    starts: found.length,
    completions: found.filter(({ endIds }) => endIds.length > 0).length,
  };
}

export const statisticsHandlers = (setting: Setting): HttpHandler[] => [
  handle(setting, contract.statistics.story, ({ database, params, query, session }) => {
    if (!findOwn(database, params.id, session.user.id)) return errorReply('story-not-found');
    const readings = [...database.playedReadings.values()].filter(
      ({ storyId }) => storyId === params.id,
    );
    return statisticsOf(readings, { ...query, now: Date.parse(database.now()) });
  }),

  handle(setting, contract.statistics.week, ({ database, session }) => {
    const own = new Set(
      database.stories.filter(({ ownerId }) => ownerId === session.user.id).map(({ id }) => id),
    );
    const readings = [...database.playedReadings.values()].filter(({ storyId }) =>
      own.has(storyId),
    );
    const now = Date.parse(database.now());
    const of = (period: 'week' | 'previous-week') => weekOf(readings, daysOfPeriod(period, now));
    return { ...of('week'), previous: of('previous-week') };
  }),

  handle(setting, contract.statistics.shares, ({ database, params }) => {
    const story = database.stories.find(({ id }) => id === params.id);
    if (!story?.isPublic || !story.showsShares) return errorReply('story-not-found');
    const readings = [...database.playedReadings.values()].filter(
      ({ storyId }) => storyId === story.id,
    );
    const offered = new Set(
      story.document.nodes.flatMap(({ id, choices }) => choices.map((one) => `${id} ${one.id}`)),
    );
    return choiceSharesOf(
      choicesOf(readings).filter(({ nodeId, choiceId }) => offered.has(`${nodeId} ${choiceId}`)),
    );
  }),
];
