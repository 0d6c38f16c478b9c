import { same } from '../values/same.ts';
import type { Clash, ClashSide } from './clash.ts';
import type { Judge } from './judge.ts';

/** Which side holds what both sides together made of a value; nothing where they clash. */
export function changedSide(base: unknown, mine: unknown, theirs: unknown): ClashSide | null {
  if (same(mine, theirs) || same(base, theirs)) return 'mine';
  return same(base, mine) ? 'theirs' : null;
}

/** The side whose value the merge takes, asked of the judge where both changed it. */
export function mergedSide(clash: Clash, judge: Judge): ClashSide {
  return changedSide(clash.base, clash.mine, clash.theirs) ?? judge(clash) ?? 'mine';
}
