import type { StoryDocument } from '@dreamfork/story';
import type { NodeDraft } from './createSession.ts';

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
  /** Words that were sent while they were still being edited, and so are in no revision. */
  readonly words: NodeDraft | null;
  /** The document as the server holds it, and of a story never saved, what it began with. */
  readonly document: StoryDocument;
};

/** The revision of a document that the server holds and this session never had. */
export const foreignRevision = -1;

/** Why the last save did not happen, for as long as that stands. */
export type SaveTrouble = {
  readonly kind: 'unreachable' | 'conflict' | 'refused' | 'signedOut';
  /** What to tell the author. */
  readonly message: string;
  /** Whether the same save may succeed later, so that trying again by itself makes sense. */
  readonly isPassing: boolean;
  /** When it is tried again by itself, in milliseconds; null: when asked, or after the next edit. */
  readonly retryAt: number | null;
};

/**
 * Where the copy in this browser stands: `off` where nothing is kept, `writing` while an edit is not
 * in it yet, `kept` when all is in it, `failed` where the browser has refused.
 */
export type LocalCopy = 'off' | 'writing' | 'kept' | 'failed';
