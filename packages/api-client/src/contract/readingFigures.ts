import { type StoryStatistics, statisticsDays } from './statistics.ts';

const day = 24 * 60 * 60 * 1000;

/** The day of a time (UTC). */
export const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10);

type Days = StoryStatistics['days'];

/** The last days up to this time, each with its figures. */
export const lastDays = (
  now: number,
  figuresOf: (day: string) => { starts: number; completions: number },
): Days =>
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
