import type { Answer } from './answer.ts';

/** Where somebody is in a story, and what they do there. */
export type Presence = {
  /** The selected nodes; the first ones of many. */
  readonly selection: readonly string[];
  readonly viewport: { readonly x: number; readonly y: number; readonly zoom: number } | null;
  readonly drag: {
    readonly nodeIds: readonly string[];
    readonly dx: number;
    readonly dy: number;
  } | null;
  /** The node whose text they write: a claim that ends some seconds after the last key. */
  readonly writing: string | null;
};

/** Somebody who has the story open; who has two windows is two. */
export type LivePerson = {
  readonly id: string;
  readonly userId: string;
  readonly name: string;
  /** The number of a colour, the same for everybody. */
  readonly colour: number;
  readonly presence: Presence;
};

/** What the author is to a story. */
export type StoryRole = 'owner' | 'co-author';

export type LiveNews =
  | {
      readonly type: 'welcome';
      readonly personId: string;
      readonly version: number;
      readonly people: readonly LivePerson[];
    }
  | { readonly type: 'version'; readonly version: number; readonly by: string | null }
  | { readonly type: 'person'; readonly person: LivePerson }
  | { readonly type: 'left'; readonly personId: string }
  /** What the author is to the story, at first and when it has been handed over. */
  | { readonly type: 'role'; readonly role: StoryRole }
  /** Events were lost; those that still hold follow. */
  | { readonly type: 'behind' };

/** A story as others edit it at the same time. */
export type LiveServices = {
  /**
   * Watches until `signal` hangs up; resolves with why it ended: the right to edit has ended, or the server stops and
   * can be watched again soon.
   */
  watch: (input: {
    id: string;
    /** The `personId` of a former stream, which the server may not know to be lost: it ends. */
    instead?: string | undefined;
    onEvent: (event: LiveNews) => void;
    signal: AbortSignal;
  }) => Answer<'access' | 'closing'>;
  /** Tells the others, at most twice a second. */
  tell: (input: { id: string; personId: string; presence: Presence }) => Answer<null>;
};
