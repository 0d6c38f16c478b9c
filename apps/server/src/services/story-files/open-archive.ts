import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { openPromise } from 'yauzl';
import { ApiError } from '../../api-error.ts';
import type { ReceivedFile } from '../media/receive-file.ts';
import { type ArchiveFile, checkEntries, entriesMaximum } from './check-entries.ts';
import { paced } from './paced.ts';

/** What an entry has to be, as the manifest states it. */
export type StatedFile = { path: string; size: number; sha256: string };

/** A checked archive on the disk. */
export type Archive = {
  names: () => string[];
  /** Bytes of an entry once it is unpacked; undefined where there is none. */
  sizeOf: (name: string) => number | undefined;
  /** @throws ApiError `file-damaged` for an entry that is missing or longer. */
  readBytes: (name: string, maximum: number) => Promise<Buffer>;
  /**
   * Unpacks an entry into a file.
   * @throws ApiError `file-damaged` where it is missing or differs from what is stated.
   */
  extract: (stated: StatedFile, to: string) => Promise<ReceivedFile>;
  close: () => void;
};

type Options = {
  signal: AbortSignal;
  /** Called with the number of bytes that have been unpacked since. */
  onBytes: (bytes: number) => void;
};

const archiveStart = 'PK';

async function requireArchive(path: string): Promise<void> {
  const file = await open(path);
  try {
    const { buffer: start, bytesRead } = await file.read(Buffer.alloc(2), 0, 2, 0);
    if (bytesRead < 2 || start.toString('latin1') !== archiveStart) {
      throw new ApiError('file-unrecognised');
    }
  } finally {
    await file.close();
  }
}

/**
 * Opens an archive and checks all that it says of its entries.
 * @throws ApiError `file-unrecognised`, `file-damaged`, `file-unsafe` or `file-too-large`.
 */
export async function openArchive(path: string, { signal, onBytes }: Options): Promise<Archive> {
  const orDamaged = <Value>(work: Promise<Value>): Promise<Value> =>
    work.catch((error: unknown) => {
      signal.throwIfAborted();
      // Errors of the system name a call; those of the parser do not.
      const isDamage = error instanceof Error && !(error instanceof ApiError || 'syscall' in error);
      throw isDamage ? new ApiError('file-damaged', { cause: error }) : error;
    });

  await requireArchive(path);
  const zip = await orDamaged(
    openPromise(path, { lazyEntries: true, autoClose: false, decodeStrings: false }),
  );
  // Reported by the call that meets it.
  zip.on('error', () => {});

  async function readDirectory(): Promise<ReadonlyMap<string, ArchiveFile>> {
    if (zip.entryCount > entriesMaximum) throw new ApiError('file-unsafe');
    return checkEntries(zip.eachEntry());
  }

  const files = await orDamaged(readDirectory()).catch((error: unknown) => {
    zip.close();
    throw error;
  });

  async function* unpacked({ entry }: ArchiveFile): AsyncGenerator<Buffer> {
    const content = await zip.openReadStreamPromise(entry);
    try {
      for await (const chunk of paced(content)) {
        signal.throwIfAborted();
        onBytes(chunk.length);
        yield chunk;
      }
    } finally {
      content.destroy();
    }
  }

  function find(name: string, fits: (size: number) => boolean): ArchiveFile {
    const file = files.get(name);
    if (!file || !fits(file.entry.uncompressedSize)) throw new ApiError('file-damaged');
    return file;
  }

  return {
    names: () => [...files.keys()],
    sizeOf: (name) => files.get(name)?.entry.uncompressedSize,
    async readBytes(name, maximum) {
      const file = find(name, (size) => size <= maximum);
      return orDamaged(buffer(Readable.from(unpacked(file))));
    },
    async extract(stated, to) {
      const file = find(stated.path, (size) => size === stated.size);
      const hash = createHash('sha256');
      async function* hashed() {
        for await (const chunk of unpacked(file)) {
          hash.update(chunk);
          yield chunk;
        }
      }
      await orDamaged(pipeline(hashed, createWriteStream(to, { flags: 'wx', mode: 0o600 })));
      const sha256 = hash.digest('hex');
      if (sha256 !== stated.sha256) throw new ApiError('file-damaged');
      return { path: to, bytes: stated.size, sha256 };
    },
    close: () => zip.close(),
  };
}
