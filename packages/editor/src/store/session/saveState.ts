import type { StoryDocument } from '@dreamfork/story';

/** A save that the server has not answered: it may hold the document. */
export type SaveAttempt = {
  readonly document: StoryDocument;
  /** The revision that was sent. */
  readonly revision: number;
};

/** What the server is known to hold. */
export type SavedState = {
  readonly id: string | undefined;
  readonly version: number | undefined;
  /**
   * The revision of the history that was saved. Null until the story has been saved once, or while
   * what was opened had to be repaired first: such a story is sent only when its author says so.
   */
  readonly revision: number | null;
  readonly isPublic: boolean;
  /** The last revision that this session has sent; what was recorded after it is new to the server. */
  readonly sentRevision: number;
  /** The document as the server holds it, and of a story never saved, what it began with. */
  readonly document: StoryDocument;
  /** Saves over this version that got no answer, in order. The server holds at most one of them. */
  readonly unanswered: readonly SaveAttempt[];
};

const mostAttempts = 20;

/** Adds an attempt. Of many, the first and the last ones stay: those are the ones that reach a server. */
export const withAttempt = (
  attempts: readonly SaveAttempt[],
  attempt: SaveAttempt,
): readonly SaveAttempt[] => {
  const kept = attempts.length < mostAttempts ? attempts : attempts.toSpliced(mostAttempts / 2, 1);
  return [...kept, attempt];
};

/** The revision of a document that the server holds and this session never had. */
export const foreignRevision = -1;

/** Why the last save failed; cleared by the next success. */
export type SaveError = {
  readonly kind: 'unreachable' | 'conflict' | 'refused' | 'signedOut';
  /** The message for the author. */
  readonly message: string;
  /** Whether the same save may succeed later, so that autosave retries. */
  readonly isPassing: boolean;
  /** When autosave retries, in milliseconds; null: only on request or after the next edit. */
  readonly retryAt: number | null;
};

/**
 * State of the draft in this browser: `off` without draft storage, `writing` while an edit is not in it
 * yet, `stored` when all edits are in it, `failed` where the browser has refused.
 */
export type DraftStatus = 'off' | 'writing' | 'stored' | 'failed';
