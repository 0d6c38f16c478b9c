import { randomUUID } from 'node:crypto';
import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { type FileHandle, open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import { ApiError } from '../api-error.ts';
import type { SpooledBody } from '../unread-body.ts';

type Options = {
  directory: string;
  /** Bytes that all files may have together. */
  capacity: number;
  /** Milliseconds in which some of a body has to come. */
  idleLimit: number;
};

/** A file that receives one body. */
export type SpoolFile = {
  /**
   * Writes a body down while it arrives.
   * @throws ApiError `body-too-large`, or `server-busy` where nothing comes or the files are full.
   */
  receive: (payload: Readable, limit: number) => Promise<SpooledBody>;
  /** Gives the space back, once what is being written is written. */
  close: () => Promise<void>;
};

/** Keeps bodies in files for as long as their requests last. */
export type BodySpool = { open: () => Promise<SpoolFile> };

/** The file has no name from here on: the system removes it when it is closed, or the process ends. */
async function openNameless(path: string): Promise<FileHandle> {
  const file = await open(path, 'wx+', 0o600);
  await rm(path, { force: true });
  return file;
}

/** Makes the directory, and empties it of what a process left that was killed between two calls. */
export function createBodySpool({ directory, capacity, idleLimit }: Options): BodySpool {
  mkdirSync(directory, { recursive: true, mode: 0o700 });
  for (const name of readdirSync(directory)) rmSync(join(directory, name), { force: true });
  let held = 0;

  async function nextChunk(chunks: AsyncIterator<Buffer>): Promise<IteratorResult<Buffer>> {
    const idle = new AbortController();
    const refuse = async () => {
      await wait(idleLimit, undefined, { signal: idle.signal });
      throw new ApiError('server-busy');
    };
    try {
      return await Promise.race([chunks.next(), refuse()]);
    } finally {
      idle.abort();
    }
  }

  return {
    async open() {
      const file = await openNameless(join(directory, randomUUID()));
      let bytes = 0;
      let isClosed = false;
      return {
        async receive(payload, limit) {
          // Left open on a refusal, which is answered over the same connection.
          const chunks = payload.iterator({ destroyOnReturn: false });
          for (;;) {
            const { done, value } = await nextChunk(chunks);
            if (done) return { fd: file.fd, bytes };
            if (isClosed) throw new ApiError('server-busy');
            bytes += value.length;
            held += value.length;
            if (bytes > limit) throw new ApiError('body-too-large');
            if (held > capacity) throw new ApiError('server-busy');
            await file.appendFile(value);
          }
        },
        async close() {
          isClosed = true;
          held -= bytes;
          await file.close();
        },
      };
    },
  };
}
