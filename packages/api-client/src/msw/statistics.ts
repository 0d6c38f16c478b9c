import type { HttpHandler } from 'msw';
import {
  contract,
  durationBucket,
  lastDays,
  medianDuration,
  type StoryStatistics,
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

/** The statistics of readings. */
function statisticsOf(
  all: readonly FixtureReading[],
  { version, now }: { version: number | undefined; now: string },
): StoryStatistics {
  const readings = all.filter((one) => version === undefined || one.version === version);
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
    days: lastDays(Date.parse(now), (day) => ({
      starts: readings.filter(on(day)).length,
      completions: completed.filter(on(day)).length,
    })),
  };
}

export const statisticsHandlers = (setting: Setting): HttpHandler[] => [
  handle(setting, contract.statistics.story, ({ database, params, query, session }) => {
    if (!findOwn(database, params.id, session.user.id)) return errorReply('story-not-found');
    const readings = [...database.playedReadings.values()].filter(
      ({ storyId }) => storyId === params.id,
    );
    return statisticsOf(readings, { version: query.version, now: database.now() });
  }),
];
