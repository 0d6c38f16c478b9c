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
  plainReader: { step: 20 },
} as const;

/** How many times slower this machine is than the one of the goals; one for a faster machine. */
export const slownessOf = (pairs: readonly (readonly [here: number, there: number])[]): number =>
  Math.max(1, geometricMean(pairs.map(([here, there]) => here / there)));

/** A goal as it was set, and what it comes to on a machine so many times slower. */
export function goalHere(goal: number, unit: string, slowness: number): string {
  const scaled = goal * slowness;
  const digits = scaled < 10 ? 1 : 0;
  return slowness === 1
    ? `≤ ${goal} ${unit}`
    : `≤ ${goal} ${unit} (here ${scaled.toFixed(digits)})`;
}
