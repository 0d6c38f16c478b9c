import type { StoryDocument } from '@dreamfork/story';
import type { DraftHead, DraftWrite } from '../../services/index.ts';
import type { SavedState } from '../session/saveState.ts';
import type { SessionState } from '../session/state.ts';
import { closeEntry, emptyJournal, extend, type Journal, type JournalEntry } from './journal.ts';

/** What the storage is known to hold of a draft. */
export type DraftState = {
  readonly head: DraftHead;
  readonly journal: Journal;
  /** What `head.syncedCount` and `head.version` speak of. */
  readonly saved: SavedState;
};

/** Advances the stored draft to the current state; returns what has to be written. */
export function advance(
  stored: DraftState,
  state: SessionState,
  update: DraftHead,
): [DraftState, DraftWrite] {
  const { generation, baseVersion } = stored.head;
  const { saved } = state;
  const path = createPath(stored.journal);
  const isSameBase =
    saved.document === stored.saved.document && saved.version === stored.saved.version;
  const syncedCount = isSameBase ? stored.head.syncedCount : path.mark(saved.document);
  const unanswered = saved.unanswered.map((attempt) => {
    const index = isSameBase ? stored.saved.unanswered.indexOf(attempt) : -1;
    return stored.head.unanswered?.[index] ?? path.mark(attempt.document);
  });
  const { journal, entries } = path.end(state.document);
  const { entryCount } = journal;
  const head = { ...update, generation, baseVersion, entryCount, syncedCount, unanswered };
  return [
    { head, journal, saved },
    { head, entries: entries.map((entry) => ({ generation, ...entry })) },
  ];
}

/** Moves the stored draft to a new base, written as `generation`. */
export function rebased(
  stored: DraftState,
  generation: number,
  base: StoryDocument,
): [DraftState, DraftWrite] {
  const path = createPath(emptyJournal(base));
  const syncedCount = path.mark(stored.saved.document);
  const unanswered = stored.saved.unanswered.map(({ document }) => path.mark(document));
  const { journal, entries } = path.end(stored.journal.end);
  const { entryCount } = journal;
  const head = { ...stored.head, generation, entryCount, syncedCount, unanswered };
  return [
    { ...stored, head, journal: closeEntry(journal) },
    {
      head,
      entries: entries.map((entry) => ({ generation, ...entry })),
      drop: stored.head.generation,
    },
  ];
}

/** Extends a journal through documents that the draft has to know again. */
function createPath(start: Journal) {
  let journal = start;
  const entries: JournalEntry[] = [];
  const follow = (document: StoryDocument) => {
    const step = extend(journal, document);
    journal = step.journal;
    if (step.entry) entries.push(step.entry);
  };
  return {
    /** Leads to a document and ends the entry there; returns the count of entries that lead to it. */
    mark: (document: StoryDocument): number => {
      follow(document);
      journal = closeEntry(journal);
      return journal.entryCount;
    },
    end: (document: StoryDocument) => {
      follow(document);
      return { journal, entries };
    },
  };
}
