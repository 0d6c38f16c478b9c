import type { Result, StoryDocument } from '@dreamfork/story';
import type { SaveProblem } from './saving.ts';

/** A version of the story on the server. */
export type StoryVersion = {
  version: number;
  /** Name given by the author; null for an automatic version. */
  name: string | null;
  /** When it was saved, in ISO form. */
  savedAt: string;
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
