import {
  applyChange,
  type Change,
  changeBetween,
  emptyChange,
  isEmptyChange,
  type MergeConflict,
  type reapplyChange,
  reverseChange,
  type StoryDocument,
  squashChanges,
} from '@dreamfork/story';
import type { StoredStep } from '../../services/index.ts';
import { type HistoryLabel, historyLabels } from './labels.ts';
import { foreignRevision } from './saveState.ts';

/**
 * One step of undo, of the author's own edits alone: what others saved meanwhile stands beside them. Revisions
 * name the documents on either side, so that "saved" is a comparison of numbers.
 */
export type HistoryEntry = {
  readonly label: HistoryLabel;
  readonly change: Change;
  /** Edits with the same open gesture (a drag, a run of typing) become one mark. */
  readonly gesture: string | null;
  readonly before: number;
  readonly after: number;
  /** When its last edit was made, in milliseconds since 1970. */
  readonly at: number;
  /** Whether it brought text of a model. */
  readonly hasModelText?: boolean;
  /** What others did after this step and before the next one; of an undone step, what they did since it was undone. */
  readonly foreign?: Change;
};

export type History = {
  readonly past: readonly HistoryEntry[];
  readonly future: readonly HistoryEntry[];
  readonly revision: number;
  readonly lastRevision: number;
};

export const emptyHistory: History = { past: [], future: [], revision: 0, lastRevision: 0 };

export type HistoryEdit = {
  label: HistoryLabel;
  change: Change;
  gesture?: string;
  /** @default 0 */
  at?: number;
  /** @default whether the label says so */
  hasModelText?: boolean;
};

/** Records an edit as a new mark, or into the last one while its gesture is open; a gesture that comes back to where it began leaves none. */
export function record(history: History, edit: HistoryEdit): History {
  if (isEmptyChange(edit.change)) return history;
  const revision = history.lastRevision + 1;
  const { at = 0 } = edit;
  const last = history.past.at(-1);
  const continues =
    last && !last.foreign && edit.gesture !== undefined && last.gesture === edit.gesture;
  const change = continues ? squashChanges([last.change, edit.change]) : edit.change;
  if (continues && isEmptyChange(change)) {
    return { ...history, past: history.past.slice(0, -1), future: [], revision: last.before };
  }
  const entry: HistoryEntry = continues
    ? { ...last, change, after: revision, at }
    : {
        label: edit.label,
        change,
        gesture: edit.gesture ?? null,
        before: history.revision,
        after: revision,
        at,
        hasModelText: edit.hasModelText ?? edit.label === 'write-text',
      };
  return {
    past: continues ? history.past.with(-1, entry) : [...history.past, entry],
    future: [],
    revision,
    lastRevision: revision,
  };
}

/** Whether text of a model was taken after a revision and not taken back since. */
export const hasModelTextSince = ({ past }: History, revision: number): boolean =>
  past.some(({ after, hasModelText }) => hasModelText && after > revision);

/** Ends the open gesture: the next edit starts a mark of its own. */
export function closeGesture(history: History): History {
  const last = history.past.at(-1);
  if (!last?.gesture) return history;
  return { ...history, past: history.past.with(-1, { ...last, gesture: null }) };
}

/** Adds the work of others to the last of these steps. */
function withForeign(steps: readonly HistoryEntry[], change: Change): readonly HistoryEntry[] {
  const last = steps.at(-1);
  if (!last || isEmptyChange(change)) return steps;
  const foreign = squashChanges([last.foreign ?? emptyChange, change]);
  return steps.with(-1, { ...last, foreign });
}

/** Takes in what others did. It is no step of undo. */
export function adoptForeign(history: History, change: Change): History {
  if (isEmptyChange(change)) return history;
  const revision = history.lastRevision + 1;
  return {
    past: withForeign(history.past, change),
    future: withForeign(history.future, change),
    revision,
    lastRevision: revision,
  };
}

export type Reapply = typeof reapplyChange;

export type Travel = {
  document: StoryDocument;
  history: History;
  entry: HistoryEntry;
  /** What others changed since, and so stays as it is. */
  skipped: readonly MergeConflict[];
};

/**
 * Undoes or redoes one step. Where the work of others stands between, what they wrote stays, and so the step is from
 * then on what it did here; one of which nothing is left goes.
 */
export function step(
  document: StoryDocument,
  history: History,
  direction: 'undo' | 'redo',
  reapply: Reapply,
): Travel | null {
  const isUndo = direction === 'undo';
  const [from, to] = isUndo ? (['past', 'future'] as const) : (['future', 'past'] as const);
  const entry = history[from].at(-1);
  if (!entry) return null;
  const turn = isUndo ? reverseChange : (change: Change) => change;
  const { foreign, ...own } = entry;
  const made = foreign
    ? reapply(document, turn(entry.change), foreign)
    : {
        document: applyChange(document, turn(entry.change)),
        skipped: [],
        foreign: emptyChange,
      };
  const { skipped } = made;
  const change = foreign ? turn(changeBetween(document, made.document)) : entry.change;
  const left = { ...history, [from]: withForeign(history[from].slice(0, -1), made.foreign) };
  if (isEmptyChange(change)) return { document, history: left, entry, skipped };
  const known = isUndo ? entry.before : entry.after;
  const revision = foreign ? history.lastRevision + 1 : known;
  const [before, after] = isUndo ? [revision, history.revision] : [history.revision, revision];
  return {
    document: made.document,
    history: {
      ...left,
      [to]: [...history[to], { ...own, change, gesture: null, before, after }],
      revision,
      lastRevision: Math.max(history.lastRevision, revision),
    },
    entry,
    skipped,
  };
}

/**
 * A history that goes on from earlier steps: they are undone after its own. Their revisions count down from the first
 * one known, leaving out the one that names a document of the server alone.
 */
export function resume(history: History, steps: readonly StoredStep[]): History {
  const first = history.past[0]?.before ?? history.revision;
  const revisionAt = (index: number): number =>
    index === steps.length ? first : index - steps.length + foreignRevision;
  const earlier = steps.map(
    (step, index): HistoryEntry => ({
      ...step,
      label: historyLabels.find((label) => label === step.label) ?? 'edit-story',
      gesture: null,
      before: revisionAt(index),
      after: revisionAt(index + 1),
    }),
  );
  return { ...history, past: [...earlier, ...history.past] };
}

/** The step the author is at: how many edits of all that can be undone or redone are in force. */
export const positionOf = ({ past }: History): number => past.length;

/** Undoes or redoes until so many edits are in force; null where that is so already. */
export function travelTo(
  document: StoryDocument,
  history: History,
  position: number,
  reapply: Reapply,
): Travel | null {
  const direction = position < positionOf(history) ? 'undo' : 'redo';
  const skipped: MergeConflict[] = [];
  let travel: Travel | null = null;
  for (let left = Math.abs(position - positionOf(history)); left > 0; left -= 1) {
    const next: Travel | null = travel
      ? step(travel.document, travel.history, direction, reapply)
      : step(document, history, direction, reapply);
    if (!next) break;
    skipped.push(...next.skipped);
    travel = { ...next, skipped };
  }
  return travel;
}
