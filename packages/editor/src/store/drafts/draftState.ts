import type { StoryDocument } from '@dreamfork/story';
import { changedText, withText } from '../session/nodeDraft.ts';
import type { SavedState } from '../session/saveState.ts';
import type { SessionState } from '../session/state.ts';
import type { DraftHead, DraftWrite } from './draft.ts';
import { closeEntry, emptyJournal, extend, type Journal } from './journal.ts';

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
  const entries: NonNullable<DraftWrite['entries']>[number][] = [];
  let { journal } = stored;
  let { syncedCount } = stored.head;

  const follow = (document: StoryDocument) => {
    const step = extend(journal, document);
    journal = step.journal;
    if (step.entry) entries.push({ generation, ...step.entry });
  };

  if (stored.saved !== state.saved) {
    follow(state.saved.document);
    journal = closeEntry(journal);
    syncedCount = journal.entryCount;
  }
  follow(withText(state.document, changedText(state)));
  const { entryCount } = journal;
  const head = { ...update, generation, baseVersion, entryCount, syncedCount };
  return [
    { head, journal, saved: state.saved },
    { head, entries },
  ];
}

/** Moves the stored draft to a new base, written as `generation`. */
export function rebased(
  stored: DraftState,
  generation: number,
  base: StoryDocument,
): [DraftState, DraftWrite] {
  const synced = extend(emptyJournal(base), stored.saved.document);
  const whole = extend(closeEntry(synced.journal), stored.journal.end);
  const head = {
    ...stored.head,
    generation,
    entryCount: whole.journal.entryCount,
    syncedCount: synced.journal.entryCount,
  };
  const entries = [synced.entry, whole.entry].flatMap((entry) =>
    entry ? { generation, ...entry } : [],
  );
  return [
    { ...stored, head, journal: closeEntry(whole.journal) },
    { head, entries, drop: stored.head.generation },
  ];
}
