import type { Result, StoryDocument } from '@dreamfork/story';

/** Why a save did not happen. Whatever the reason, the author's work stays in the editor. */
export type SaveProblem =
  /**
   * Somebody saved a newer version meanwhile; `version` is the one the server holds, and `newer` its document where the
   * save asked for it. It is as public as the save was.
   */
  | { kind: 'conflict'; version?: number; newer?: StoryDocument }
  | { kind: 'http'; status: number; body: string }
  | { kind: 'unreachable'; message: string };

export type SaveInput = {
  /** Absent for a story that has never been saved. */
  id?: string;
  document: StoryDocument;
  isPublic: boolean;
  /** The version the work began from. Absent: this save wins whatever the server holds. */
  version?: number;
  /** Names the version that this save replaces, so that it is never deleted. */
  replacedVersionName?: string;
  /** Whether text of a model was taken into it since this editor last saved it. */
  hasModelText?: boolean;
  /**
   * Of a public story: false moves the draft only, true publishes or is refused. Absent, what is saved is published.
   * Servers without a published version ignore it.
   */
  publish?: boolean;
  /** Whether a conflict shall bring the newer document. */
  wantsNewer?: boolean;
};

/** Which story to save over, from which of its versions the work began, and what becomes of that one. */
export type SaveTarget = Pick<SaveInput, 'id' | 'version' | 'replacedVersionName'>;

/** Another story of the author's with the title of this one. */
export type DuplicateStory = {
  id: string;
  title: string;
  /** 0 where the server does not count. */
  nodeCount: number;
  wordCount: number;
  /** In ISO form. */
  updatedAt: string;
  /** A title like it that no story of the author's has. */
  freeTitle: string;
};

/** The published version of a public story: what readers get. */
export type Publication = {
  version: number;
  /** When its content was published, in ISO form. */
  publishedAt: string;
};

/** What a server with published versions tells of a story. */
export type PublishingFacts = {
  /** Absent for a private story. */
  publication?: Publication | undefined;
  /** Whether the author publishes by hand. */
  publishesByHand?: boolean | undefined;
};

export type SavedStory = { id: string; version: number } & PublishingFacts;

export type LoadedStory = {
  document: StoryDocument;
  isPublic: boolean;
  version: number;
  /** The name and the cover that a book of the story gets. */
  authorName?: string;
  coverUrl?: string | null;
} & PublishingFacts;

/** A version of the story on the server. */
export type StoryVersion = {
  version: number;
  /** Name given by the author; null for an automatic version. */
  name: string | null;
  /** When it was saved, in ISO form. */
  savedAt: string;
  /** Who saved it, where the story has versions of several authors; `name` is null where that account is gone. */
  savedBy?: { name: string | null };
  title: string;
  nodeCount: number;
  connectionCount: number;
  /** Whether text of a model was taken into the story since the version before it. */
  hasModelText?: boolean;
};

export type StoryVersionPage = {
  /** Newest first. */
  items: StoryVersion[];
  /** Where the next page begins; null on the last one. */
  nextCursor: number | null;
};

/** Published versions of public stories. */
export type PublishingServices = {
  /** Chooses whether explicit saves of a story leave its published version as it is. */
  setByHand: (input: { id: string; isByHand: boolean }) => Promise<Result<unknown, SaveProblem>>;
};

/** Versions of saved stories. */
export type VersionServices = {
  list: (input: { id: string; cursor?: number }) => Promise<Result<StoryVersionPage, SaveProblem>>;
  read: (input: { id: string; version: number }) => Promise<Result<StoryDocument, SaveProblem>>;
  /** Names a version, so that it is kept for good; null takes the name away. */
  rename: (input: {
    id: string;
    version: number;
    name: string | null;
  }) => Promise<Result<StoryVersion, SaveProblem>>;
};
