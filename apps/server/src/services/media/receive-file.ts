import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { ApiError } from '../../api-error.ts';

/** A whole file in the directory for temporary ones. */
export type ReceivedFile = { path: string; bytes: number; sha256: string };

const idleLimit = 30_000;

export type Receiving = {
  path: string;
  /** Bytes that may come. */
  maximum: number;
  /** What is wrong with a file that is larger. */
  code: 'media-too-large' | 'media-quota-exceeded' | 'file-too-large';
};

/**
 * Writes a file down while it arrives.
 * @throws ApiError for one that is too large, or `server-busy` where nothing comes.
 */
export async function receiveFile(
  content: Readable,
  { path, maximum, code }: Receiving,
): Promise<ReceivedFile> {
  const hash = createHash('sha256');
  let bytes = 0;
  const file = await open(path, 'wx', 0o600);
  const idle = setTimeout(() => content.destroy(new ApiError('server-busy')), idleLimit);
  try {
    for await (const chunk of content) {
      idle.refresh();
      bytes += chunk.length;
      if (bytes > maximum) throw new ApiError(code);
      hash.update(chunk);
      // `write` may write a part of it when the disk is nearly full.
      await file.appendFile(chunk);
    }
  } finally {
    clearTimeout(idle);
    await file.close();
  }
  return { path, bytes, sha256: hash.digest('hex') };
}

/** Measures a file that is on the disk. */
export async function measureFile(path: string): Promise<ReceivedFile> {
  const hash = createHash('sha256');
  let bytes = 0;
  for await (const chunk of createReadStream(path)) {
    hash.update(chunk);
    bytes += chunk.length;
  }
  return { path, bytes, sha256: hash.digest('hex') };
}
