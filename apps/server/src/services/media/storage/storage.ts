import type { Readable } from 'node:stream';

/** Bytes of an object, both ends included. */
export type ByteRange = { start: number; end: number };

export type StoredObject = { key: string; bytes: number; changedAt: number };

/** How a browser shall treat an object that it fetches from the storage itself. */
export type Presentation = { mimeType: string; disposition: string };

/** What the database knows of the storage. */
export type StorageRecord = {
  /** Whether it knows files. */
  isUsed: () => Promise<boolean>;
  /** The id of the folder that all processes use: the first one makes it by `claim`. Absent where there is one. */
  agreeOn?: (claim: () => Promise<string>) => Promise<string>;
};

/** Where the content of media files is kept, by keys such as `<sha256>/original`. */
export type MediaStorage = {
  /** Stores a temporary file, which is gone afterwards. An object of the same key is replaced as a whole. */
  write: (key: string, path: string) => Promise<void>;
  /** Undefined where there is no such object. */
  read: (key: string, range?: ByteRange) => Promise<Readable | undefined>;
  /** Size in bytes; undefined where there is no such object. */
  size: (key: string) => Promise<number | undefined>;
  /** Removes every object whose key starts with a folder, such as `<sha256>/`. */
  removeFolder: (folder: string) => Promise<void>;
  list: () => AsyncIterable<StoredObject>;
  /** Where browsers fetch an object themselves; absent where only the server can read it. */
  addressOf?: (key: string, presentation: Presentation) => Promise<string>;
  /** Called once at start. Throws where the files are not here, as behind a mount that is gone. */
  prepare?: (record: StorageRecord) => Promise<void>;
  /** Throws unless the storage can be used. */
  check: () => Promise<void>;
};
