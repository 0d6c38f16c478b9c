/** Where two lists differ: from `start` on, up to the end given for each. */
export type Span = {
  readonly start: number;
  readonly beforeEnd: number;
  readonly afterEnd: number;
};

export const whole = (before: readonly unknown[], after: readonly unknown[]): Span => ({
  start: 0,
  beforeEnd: before.length,
  afterEnd: after.length,
});

/** Leaves out what both lists begin with and what both end with. */
export function changedSpan(before: readonly unknown[], after: readonly unknown[]): Span {
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && before[start] === after[start]) start += 1;
  let common = 0;
  while (common < shorter - start && before.at(-1 - common) === after.at(-1 - common)) common += 1;
  return { start, beforeEnd: before.length - common, afterEnd: after.length - common };
}
