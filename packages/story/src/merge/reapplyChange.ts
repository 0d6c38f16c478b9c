import { applyChange } from '../change/applyChange.ts';
import {
  type Change,
  type ChangeEntry,
  itemKinds,
  type ListChange,
  reverseChange,
  storyLists,
} from '../change/change.ts';
import { changeBetween } from '../change/changeBetween.ts';
import { reuseParts } from '../change/reuseParts.ts';
import type { StoryDocument, StoryNode } from '../schema/document.ts';
import { deepEqual } from '../values/deepEqual.ts';
import type { MergeConflict } from './conflict.ts';
import { mergeKeepingMine } from './mergeStories.ts';

export type Reapplied = {
  readonly document: StoryDocument;
  /** What the change would have done to things that others changed since: it is left out. */
  readonly skipped: readonly MergeConflict[];
  /** The foreign work as it is after the change instead of before it. */
  readonly foreign: Change;
};

/**
 * Applies a change to a version in which the work of others, `foreign`, followed the version that the change was made
 * for. Nothing that others wrote is taken back (SPEC C6).
 */
export function reapplyChange(document: StoryDocument, change: Change, foreign: Change): Reapplied {
  if (isApart(change, foreign)) {
    return { document: withValues(document, change as ListChange[]), skipped: [], foreign };
  }
  const base = applyChange(document, reverseChange(foreign));
  const target = applyChange(base, change);
  const { merged, conflicts } = mergeKeepingMine({ base, mine: document, theirs: target });
  const result = reuseParts(document, merged);
  return {
    document: result,
    skipped: conflicts,
    foreign: changeBetween(target, reuseParts(target, result)),
  };
}

const keyOf = (entry: ChangeEntry): string =>
  entry.kind === 'field' ? `field ${entry.key}` : `${entry.kind} ${entry.id}`;

/** Whether an entry gives an item other values on which nothing else depends: texts, places, files. */
function isLocal({ kind, ...entry }: ChangeEntry): boolean {
  if (kind === 'field' || kind === 'connection') return false;
  const { before, after } = entry as ListChange;
  if (!before || !after || before.index !== after.index) return false;
  const [was, is] = [before.value, after.value] as [Partial<StoryNode>, Partial<StoryNode>];
  return deepEqual(was.choices, is.choices) && was.groupId === is.groupId;
}

/** Whether a change needs no merge: it touches nothing that others touched, and nothing depends on it. */
function isApart(change: Change, foreign: Change): boolean {
  const touched = new Set(foreign.map(keyOf));
  // Other names of variables are put into all texts.
  return (
    !touched.has('field variables') &&
    change.every((entry) => isLocal(entry) && !touched.has(keyOf(entry)))
  );
}

/** The story with the later values of these items, wherever they stand in its lists. */
function withValues(story: StoryDocument, entries: readonly ListChange[]): StoryDocument {
  const result: Record<string, unknown> = { ...story };
  for (const kind of itemKinds) {
    const values = new Map(
      entries.flatMap((entry) =>
        entry.kind === kind && entry.after ? [[entry.id, entry.after.value] as const] : [],
      ),
    );
    const list = storyLists[kind];
    if (values.size > 0) result[list] = story[list].map((item) => values.get(item.id) ?? item);
  }
  return result as StoryDocument;
}
