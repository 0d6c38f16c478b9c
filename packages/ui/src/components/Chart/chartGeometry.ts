import { nice, ticks } from 'd3-array';

const mostSteps = 4;

export type ValueScale = {
  /** Round values from the lowest to the highest, for the lines across. */
  steps: readonly number[];
  /** How high a value stands, in percent of the drawing. */
  heightOf: (value: number) => number;
};

/** A scale from zero (or the lowest loss) to a round number above all values. */
export function scaleValues(values: readonly number[]): ValueScale {
  const [low, high] = nice(Math.min(0, ...values), Math.max(0, ...values) || mostSteps, mostSteps);
  const steps = ticks(low, high, mostSteps);
  return {
    // What is counted has no fractions.
    steps: values.every(Number.isInteger) ? steps.filter(Number.isInteger) : steps,
    heightOf: (value) => ((value - low) / (high - low)) * 100,
  };
}

/** How far to the right the middle of a step stands, in percent: the steps share the whole width. */
export const placeOf = (index: number, count: number): number => ((index + 0.5) / count) * 100;

/** The step at a place between 0 and 1. */
export const indexAt = (place: number, count: number): number =>
  Math.min(Math.max(Math.floor(place * count), 0), count - 1);

/** Evenly spread indexes, first and last among them, so that words along an axis never meet. */
export function spreadIndexes(count: number, most: number): number[] {
  const amount = Math.min(count, most);
  if (amount < 2) return count > 0 ? [0] : [];
  const indexes = Array.from({ length: amount }, (_, place) =>
    Math.round((place * (count - 1)) / (amount - 1)),
  );
  return [...new Set(indexes)];
}

/** Whole percentages that add up to 100, however the exact ones round. */
export function wholeShares(values: readonly number[]): number[] {
  const total = values.reduce((sum, value) => sum + value, 0);
  if (total <= 0) return values.map(() => 0);
  const exact = values.map((value) => (value / total) * 100);
  const shares = exact.map(Math.floor);
  const missing = 100 - shares.reduce((sum, share) => sum + share, 0);
  const byRemainder = exact
    .map((share, index) => ({ index, remainder: share - Math.floor(share) }))
    .toSorted((left, right) => right.remainder - left.remainder);
  for (const { index } of byRemainder.slice(0, missing)) shares[index] = (shares[index] ?? 0) + 1;
  return shares;
}
