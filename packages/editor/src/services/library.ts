import type { MediaType } from '@dreamfork/story';
import type { Answer } from './answer.ts';
import type { UploadedFile } from './upload.ts';

/** A file of the author's as the library shows it. */
export type LibraryFile = UploadedFile & {
  description: string;
  /** Not proposed for removal, however long nothing uses it. */
  isKept: boolean;
  /** In ISO form. */
  uploadedAt: string;
  /** Since when nothing uses it, in ISO form; absent while something does. */
  unusedSince?: string | undefined;
  /** Seconds of a video or a sound. */
  duration?: number | undefined;
  /** Short names of what a video or a sound is coded with, such as `avc`. */
  codecs?: readonly string[] | undefined;
};

export type LibraryQuery = {
  search: string;
  type: MediaType | 'all';
  sort: 'newest' | 'name' | 'largest';
  /** Only files that nothing uses; of these, those which have long been unused. */
  use: 'all' | 'unused' | 'long-unused';
  skip: number;
};

/** A story that uses a file, and the nodes that show it. */
export type MediaLibraryUse = {
  storyId: string;
  title: string;
  nodes: { id: string; title: string }[];
  /** Whether the file is the cover that was chosen for the story. */
  isCover: boolean;
};

/** Where a file is used. */
export type MediaLibraryUses = {
  items: MediaLibraryUse[];
  /** Whether the file is the author's avatar. */
  isAvatar: boolean;
};

type TitledStory = { storyId: string; title: string };

/** Everything the author has uploaded. */
export type MediaLibraryServices = {
  list: (query: LibraryQuery) => Answer<{ items: LibraryFile[]; total: number }>;
  uses: (fileId: string) => Answer<MediaLibraryUses>;
  change: (
    fileId: string,
    change: Pick<LibraryFile, 'fileName' | 'description' | 'isKept'>,
  ) => Answer<LibraryFile>;
  /** Shows another file of the same kind in the author's other stories and as their avatar. */
  replace: (order: {
    fromId: string;
    toId: string;
    exceptStoryId?: string;
  }) => Answer<{ replaced: TitledStory[]; left: TitledStory[] }>;
  remove: (fileId: string) => Answer<unknown>;
};
