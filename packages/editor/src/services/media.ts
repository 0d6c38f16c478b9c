import type { Position } from '@dreamfork/story';
import type { Answer } from './answer.ts';
import type { MediaLibraryServices, Sending, UploadedFile } from './library.ts';

export type StorageUse = { usedBytes: number; totalBytes: number };

/** An address that shows a file of the author's for a while; `endsAt` in milliseconds. */
export type SignedAddress = { path: string; address: string; endsAt: number };

/** Where media files go. */
export type MediaServices = {
  upload: (
    input: {
      file: File;
      nodeId: string;
      /** A picture of a film. */
      poster?: Blob;
      /** Loudness of a recording over its length, 0 to 255. */
      waveform?: number[];
    } & Sending,
  ) => Answer<UploadedFile>;
  /** Copies a file of another site into the author's files. */
  fetchFile?: (order: {
    url: string;
    /** Refuses all but captions. */
    isCaptions: boolean;
    signal: AbortSignal;
  }) => Answer<UploadedFile>;
  /** How much the files of the author take. Without it the server alone refuses what is too much. */
  storage?: () => Answer<StorageUse>;
  /** Notes on the server that a saved story uses a file. */
  createNode: (input: {
    storyId: string;
    fileId: string;
    position: Position;
    title: string;
    description: string;
  }) => Answer<{ id: string }>;
  removeNode: (mediaNodeId: string) => Answer<unknown>;
  /** Gives addresses that show files without a token. Without it they are shown at their own. */
  sign?: (paths: string[]) => Answer<SignedAddress[]>;
  library?: MediaLibraryServices;
};

/** A file that no server holds yet: of a story that has never been saved, or on its way. */
export type PendingUpload = {
  readonly nodeId: string;
  readonly file: File;
  /** In milliseconds. */
  readonly addedAt: number;
};

/** Where files outlive a closed tab or a crash until they are uploaded. */
export type PendingUploads = {
  put: (upload: Omit<PendingUpload, 'addedAt'>) => Promise<void>;
  list: () => Promise<PendingUpload[]>;
  remove: (nodeId: string) => Promise<void>;
};
