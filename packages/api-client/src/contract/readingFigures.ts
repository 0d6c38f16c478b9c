import { shareOf } from '@dreamfork/story';
import { dayOf } from '../values/administration.ts';
import {
  type ChoiceShares,
  type StatisticsPeriod,
  type StoryStatistics,
  statisticsDays,
  statisticsPeriods,
} from './statistics.ts';

const day = 24 * 60 * 60 * 1000;

/** The first and the last day (UTC) of a period. */
export function daysOfPeriod(
  period: StatisticsPeriod,
  now: number,
): { since: string; until: string } {
  const { days, daysAgo } = statisticsPeriods[period];
  return { since: dayOf(now - (daysAgo + days - 1) * day), until: dayOf(now - daysAgo * day) };
}

/** The last days up to this time, each with its figures. */
export const lastDays = <Figures extends object>(
  now: number,
  figuresOf: (day: string) => Figures,
): ({ day: string } & Figures)[] =>
  Array.from({ length: statisticsDays }, (_, index) => {
    const date = dayOf(now - (statisticsDays - 1 - index) * day);
    return { day: date, ...figuresOf(date) };
  });

// Each bucket is a tenth longer than the one before, so a median is at most 5 % off.
const growth = 1.1;

/** The bucket of a duration, so that a median needs some 120 numbers instead of all durations. */
export const durationBucket = (seconds: number): number =>
  Math.round(Math.log(seconds + 1) / Math.log(growth));

/** The median of durations that are counted by bucket, in seconds; null where there are none. */
export function medianDuration(
  buckets: readonly { bucket: number; count: number }[],
): number | null {
  const sorted = buckets.toSorted((one, other) => one.bucket - other.bucket);
  const half = sorted.reduce((sum, { count }) => sum + count, 0) / 2;
  let passed = 0;
  for (const { bucket, count } of sorted) {
    passed += count;
    if (passed > 0 && passed >= half) return Math.round(growth ** bucket - 1);
  }
  return null;
}

/** What readers may see of the choices: percentages, only of nodes where enough choices were made. */
export function choiceSharesOf(choices: StoryStatistics['choices']): ChoiceShares {
  const byNode = new Map<string, StoryStatistics['choices']>();
  for (const choice of choices) {
    const made = byNode.get(choice.nodeId);
    if (made) made.push(choice);
    else byNode.set(choice.nodeId, [choice]);
  }
  return {
    nodes: [...byNode].flatMap(([nodeId, made]) => {
      const all = made.reduce((sum, { chosen }) => sum + chosen, 0);
      if (shareOf(0, all) === null) return [];
      const percentOf = (chosen: number) => Math.round((shareOf(chosen, all) ?? 0) * 100);
      return {
        nodeId,
        choices: made.map(({ choiceId, chosen }) => ({ choiceId, percent: percentOf(chosen) })),
      };
    }),
  };
}
