import type { StoryDocument } from '@dreamfork/story';

/** Why a save did not happen. Whatever the reason, the author's work stays in the editor. */
export type SaveProblem =
  /** Somebody saved a newer version meanwhile; `version` is the one the server holds. */
  | { kind: 'conflict'; version?: number }
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

export type SavedStory = { id: string; version: number };

export type LoadedStory = {
  document: StoryDocument;
  isPublic: boolean;
  version: number;
  /** The name and the cover that a book of the story gets. */
  authorName?: string;
  coverUrl?: string | null;
};
