import { type Change, changeBetween, type StoryDocument } from '@dreamfork/story';

/** What a journal needs of a change to apply it again: of what was before, only the place. */
export const forwardOnly = (change: Change): Change =>
  change.map((entry) =>
    entry.kind === 'field'
      ? { ...entry, before: undefined }
      : { ...entry, before: entry.before && { index: entry.before.index, value: undefined } },
  ) as unknown as Change;

type OpenEntry = {
  readonly index: number;
  readonly start: StoryDocument;
  readonly touched: string;
};

/** The journal of one draft: which entries there are, and the document at its end. */
export type Journal = {
  readonly entryCount: number;
  readonly end: StoryDocument;
  /** The last entry, while more may be written into it: a run of typing is one entry, not hundreds. */
  readonly open: OpenEntry | null;
};

export type JournalEntry = { readonly index: number; readonly change: Change };

const touchedBy = (change: Change): string =>
  change.map((entry) => (entry.kind === 'field' ? entry.key : `${entry.kind} ${entry.id}`)).join();

export const emptyJournal = (end: StoryDocument): Journal => ({ entryCount: 0, end, open: null });

/** Advances the journal to another document: replaces the last entry, adds one, or does nothing. */
export function extend(
  journal: Journal,
  document: StoryDocument,
): { journal: Journal; entry: JournalEntry | null } {
  const change = changeBetween(journal.end, document);
  if (change.length === 0) return { journal, entry: null };
  const touched = touchedBy(change);
  if (journal.open?.touched === touched) {
    const { index, start } = journal.open;
    const whole = forwardOnly(changeBetween(start, document));
    return { journal: { ...journal, end: document }, entry: { index, change: whole } };
  }
  const index = journal.entryCount;
  return {
    journal: {
      entryCount: index + 1,
      end: document,
      open: { index, start: journal.end, touched },
    },
    entry: { index, change: forwardOnly(change) },
  };
}

/** Closes the last entry: the next change adds another. */
export const closeEntry = (journal: Journal): Journal => ({ ...journal, open: null });
