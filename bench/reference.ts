import type { Goal } from './report.ts';
import { geometricMean } from './statistics.ts';

/**
 * What other programs took on the machine that the goals of the product were set on, in milliseconds:
 * React Flow as it comes, and a small reader written with Preact at four times the CPU's slowness.
 * The same programs run beside the product, so that a slower machine shows as one.
 */
export const reference = {
  reactFlow: {
    1000: { open: 1014, pan: 18, drag: 16 },
    10000: { open: 7411 },
  },
  /** A slower machine, by which the canvas is judged while it moves: milliseconds of React Flow's frames at 1,000 nodes. */
  pace: { pan: 34 },
  plainReader: { step: 20 },
} as const;

/** How many times slower this machine is than the one of the goals; one for a faster machine. */
export const slownessOf = (pairs: readonly (readonly [here: number, there: number])[]): number =>
  Math.max(1, geometricMean(pairs.map(([here, there]) => here / there)));

/** A goal as it was set, and what it comes to on a machine so many times slower. */
export function goalHere(value: number, most: number, slowness: number): Goal {
  const scaled = most * slowness;
  const digits = scaled < 10 ? 1 : 0;
  return {
    text: slowness === 1 ? `≤ ${most} ms` : `≤ ${most} ms (here ${scaled.toFixed(digits)})`,
    isMet: value <= scaled,
  };
}
