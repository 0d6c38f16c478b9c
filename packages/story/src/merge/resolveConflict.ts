import type { StoryDocument } from '../schema/document.ts';
import { deepEqual } from '../values/deepEqual.ts';
import type { ConflictSide, MergeConflict } from './conflict.ts';

/** Two versions of a story and their common base. */
export type MergeInput = {
  readonly base: StoryDocument;
  readonly mine: StoryDocument;
  readonly theirs: StoryDocument;
};

/** Records a conflict and returns the side to take, or undefined if it is undecided. */
export type ResolveConflict = (conflict: MergeConflict) => ConflictSide | undefined;

/** The side that holds the merged value; null if both sides changed it differently. */
export function changedSide(base: unknown, mine: unknown, theirs: unknown): ConflictSide | null {
  if (deepEqual(mine, theirs) || deepEqual(base, theirs)) return 'mine';
  return deepEqual(base, mine) ? 'theirs' : null;
}

/** The side whose value the merge takes: in a conflict the one that `resolve` returns, else mine. */
export function mergedSide(conflict: MergeConflict, resolve: ResolveConflict): ConflictSide {
  return changedSide(conflict.base, conflict.mine, conflict.theirs) ?? resolve(conflict) ?? 'mine';
}
