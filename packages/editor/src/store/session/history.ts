import {
  applyChange,
  type Change,
  isEmptyChange,
  reverseChange,
  type StoryDocument,
  squashChanges,
} from '@dreamfork/story';
import type { StoredStep } from '../../services/index.ts';
import { type HistoryLabel, historyLabels } from './labels.ts';
import { foreignRevision } from './saveState.ts';

/** One step of undo. Revisions name the documents on either side, so that "saved" is a comparison of numbers. */
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
  const continues = last && edit.gesture !== undefined && last.gesture === edit.gesture;
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

export type Travel = { document: StoryDocument; history: History; entry: HistoryEntry };

export function undo(document: StoryDocument, history: History): Travel | null {
  const entry = history.past.at(-1);
  if (!entry) return null;
  return {
    document: applyChange(document, reverseChange(entry.change)),
    history: {
      ...history,
      past: history.past.slice(0, -1),
      future: [...history.future, { ...entry, gesture: null }],
      revision: entry.before,
    },
    entry,
  };
}

export function redo(document: StoryDocument, history: History): Travel | null {
  const entry = history.future.at(-1);
  if (!entry) return null;
  return {
    document: applyChange(document, entry.change),
    history: {
      ...history,
      past: [...history.past, entry],
      future: history.future.slice(0, -1),
      revision: entry.after,
    },
    entry,
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
): Travel | null {
  const step = position < positionOf(history) ? undo : redo;
  let travel: Travel | null = null;
  for (let left = Math.abs(position - positionOf(history)); left > 0; left -= 1) {
    const next: Travel | null = travel
      ? step(travel.document, travel.history)
      : step(document, history);
    if (!next) break;
    travel = next;
  }
  return travel;
}
