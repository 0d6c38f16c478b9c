import type { MediaType } from '@dreamfork/story';
import type { Answer } from './answer.ts';

/** How a file is sent: it can be called off, and tells how far it is. */
export type Sending = {
  signal: AbortSignal;
  /** The share of the file that has left, 0 to 1. */
  onProgress: (share: number) => void;
};

/** A media file that the server holds. */
export type UploadedFile = {
  id: string;
  url: string;
  fileName: string;
  mimeType: string;
  fileSize: number;
  /** Pixels of an image or a video. */
  width?: number | undefined;
  height?: number | undefined;
  /** A thumbhash in base64: the file can be asked for as an image of every width. */
  placeholder?: string | undefined;
  /** Loudness of a sound over its length, 0 to 255. */
  waveform?: number[] | undefined;
};

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

/** Everything the author has uploaded, or what a story shows that is somebody else's. */
export type MediaLibraryServices = {
  /** Whether the files belong to somebody else: they are only chosen. @default false */
  isReadOnly?: boolean;
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
