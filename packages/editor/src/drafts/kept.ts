import type { StoryDocument } from '@dreamfork/story';
import type { SessionState } from '../session/createSession.ts';
import type { SavedState } from '../session/sync.ts';
import { changedWords, withWords } from '../session/words.ts';
import type { DraftHead, DraftWrite } from './draft.ts';
import { closeEntry, emptyJournal, extend, type Journal } from './journal.ts';

/** What the storage is known to hold of a draft. */
export type Kept = {
  readonly head: DraftHead;
  readonly journal: Journal;
  /** What `head.syncedCount` and `head.version` speak of. */
  readonly saved: SavedState;
};

/** Leads what is kept on to the present; says what has to be written for that. */
export function advance(kept: Kept, state: SessionState, facts: DraftHead): [Kept, DraftWrite] {
  const { generation, baseVersion } = kept.head;
  const entries: NonNullable<DraftWrite['entries']>[number][] = [];
  let { journal } = kept;
  let { syncedCount } = kept.head;

  const follow = (document: StoryDocument) => {
    const step = extend(journal, document);
    journal = step.journal;
    if (step.entry) entries.push({ generation, ...step.entry });
  };

  if (kept.saved !== state.saved) {
    follow(state.saved.document);
    journal = closeEntry(journal);
    syncedCount = journal.entryCount;
  }
  follow(withWords(state.document, changedWords(state)));
  const { entryCount } = journal;
  const head = { ...facts, generation, baseVersion, entryCount, syncedCount };
  return [
    { head, journal, saved: state.saved },
    { head, entries },
  ];
}

/** Moves what is kept onto a new base, which has been written as `generation`. */
export function rebased(kept: Kept, generation: number, base: StoryDocument): [Kept, DraftWrite] {
  const synced = extend(emptyJournal(base), kept.saved.document);
  const whole = extend(closeEntry(synced.journal), kept.journal.end);
  const head = {
    ...kept.head,
    generation,
    entryCount: whole.journal.entryCount,
    syncedCount: synced.journal.entryCount,
  };
  const entries = [synced.entry, whole.entry].flatMap((entry) =>
    entry ? { generation, ...entry } : [],
  );
  return [
    { ...kept, head, journal: closeEntry(whole.journal) },
    { head, entries, drop: kept.head.generation },
  ];
}
