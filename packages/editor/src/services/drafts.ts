import type { Change, StoryDocument, TextConflict } from '@dreamfork/story';
import type { StoryOutline } from '@dreamfork/story/formats';

/**
 * What is known of a draft without reading it. A draft is a base, written once, and a journal of
 * changes: a keystroke writes a few hundred bytes, whatever the size of the story.
 */
export type DraftHead = {
  /** Every opened editor writes a draft of its own, so that two tabs never write into one. */
  readonly key: string;
  /** Null: the story has never been saved on the server. */
  readonly storyId: string | null;
  /** The version of the document that the server is known to hold; null where it holds none. */
  readonly version: number | null;
  readonly title: string;
  readonly isPublic: boolean;
  /** Whether the story is public on the server. */
  readonly wasPublic: boolean;
  /** When it was last written, in milliseconds. */
  readonly savedAt: number;
  /**
   * Which base the journal starts from. 0: the document that the server held as version `baseVersion`,
   * until that has been written here whole.
   */
  readonly generation: number;
  readonly baseVersion: number | null;
  readonly entryCount: number;
  /** After so many entries the document is the one that the server holds. */
  readonly syncedCount: number;
  /** After so many entries the document was sent, and the server has not answered; absent in older drafts. */
  readonly unanswered?: readonly number[];
  /** Whether text of a model is in it that the server has not been told of; absent in older drafts. */
  readonly hasModelText?: boolean;
};

/** A piece of a base, small enough to be written between two frames. */
export type BasePart = Partial<StoryDocument>;

export type DraftRecord = {
  readonly head: DraftHead;
  readonly parts: readonly BasePart[];
  readonly changes: readonly Change[];
};

/** What is written in one go: all of it or nothing. */
export type DraftWrite = {
  readonly head: DraftHead;
  readonly part?: { readonly generation: number; readonly index: number; readonly value: BasePart };
  readonly entries?: readonly {
    readonly generation: number;
    readonly index: number;
    readonly change: Change;
  }[];
  /** A generation that is no longer needed. */
  readonly drop?: number;
  /** The key of a draft that this one takes the place of. */
  readonly replaces?: string | undefined;
};

/** An editor that is open now, in this tab or another of this browser. */
export type DraftHolder = { readonly key: string; readonly storyId: string | null };

/** The text of the text mode that its author has not taken over yet. */
export type TextDraft = {
  readonly text: string;
  /** What the text was before it was edited. */
  readonly outline: StoryOutline;
};

/** One step of undo as it is stored. */
export type StoredStep = {
  /** What was done; an unknown name counts as an edit of the story. */
  readonly label: string;
  readonly change: Change;
  /** When its last edit was made, in milliseconds since 1970. */
  readonly at: number;
  readonly hasModelText?: boolean;
  /** What others did after it and before the next step. */
  readonly foreign?: Change;
};

/** The steps of undo that lead to a version of a story. */
export type StoredHistory = {
  readonly version: number;
  readonly savedAt: number;
  /** The oldest first. */
  readonly steps: readonly StoredStep[];
};

/** The author's words where another wrote over the same ones: theirs stands in the story until it is decided. */
export type KeptText = TextConflict & {
  readonly key: string;
  /** Who wrote the other words; null where that is not known. */
  readonly by: string | null;
  /** In milliseconds since 1970. */
  readonly at: number;
};

/** Where unsaved work survives a closed tab, a crash and a day without a connection. */
export type DraftStorage = {
  list: () => Promise<DraftHead[]>;
  read: (key: string) => Promise<DraftRecord | null>;
  write: (write: DraftWrite) => Promise<void>;
  remove: (key: string) => Promise<void>;
  /** The text draft of a story; the one of stories never saved has the id null. */
  readText: (storyId: string | null) => Promise<TextDraft | null>;
  /** Replaces the text draft; null deletes it. */
  writeText: (storyId: string | null, draft: TextDraft | null) => Promise<void>;
  /** Own words of a story that others wrote over, until they are decided. */
  readKept: (storyId: string) => Promise<readonly KeptText[]>;
  /** Changes what is stored now: other tabs keep words too. */
  changeKept: (
    storyId: string,
    change: (kept: readonly KeptText[]) => readonly KeptText[],
  ) => Promise<void>;
  /** The steps of undo of a saved story. */
  readHistory: (storyId: string) => Promise<StoredHistory | null>;
  /** Replaces them. Those of stories that were not edited for longest may be forgotten. */
  writeHistory: (storyId: string, history: StoredHistory) => Promise<void>;
  /** Marks this draft as being written here; the returned function releases it. */
  hold: (holder: DraftHolder) => () => void;
  /** The drafts being written by open tabs: these are left alone. Null where the browser does not tell. */
  holders: () => Promise<DraftHolder[] | null>;
  /** The draft that this page wrote before it was reloaded or the author came back to it, or that it is opened for. */
  ownKey: () => string | null;
};
