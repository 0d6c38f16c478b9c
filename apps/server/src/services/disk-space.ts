import { randomBytes } from 'node:crypto';
import { rmSync, statSync } from 'node:fs';
import { statfs, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Health } from '@dreamfork/api-client/contract';

const megabyte = 1024 * 1024;

/** Free bytes below which SQLite cannot be relied on to save. */
const noSpace = 16 * megabyte;

const reserved = 16 * megabyte;

/** Free bytes from which the reserve is taken again: what it takes leaves the disk far from full. */
const enough = 4 * noSpace;

/** Space on the disk of a directory; undefined where it cannot be read. */
export async function measureDisk(directory: string): Promise<Health['disk']> {
  try {
    const { bavail, blocks, bsize } = await statfs(directory);
    return { freeBytes: bavail * bsize, totalBytes: blocks * bsize };
  } catch {
    // A file system that tells nothing is left out of the answer.
    return undefined;
  }
}

/**
 * Keeps some space for the database of a full disk: people can still sign in, read and delete, while what would fill
 * it further is refused.
 */
export type DiskSpace = {
  /** Whether the disk was full at the last look. */
  isFull: () => boolean;
  /** Looks now, and takes or gives up the reserve. */
  look: () => Promise<void>;
};

type Options = { directory: string; measure?: typeof measureDisk };

/** The reserve is a file, given up when the disk is full. */
export function createDiskSpace({ directory, measure = measureDisk }: Options): DiskSpace {
  const path = join(directory, 'reserved-space');
  let isFull = false;

  async function look(): Promise<void> {
    const disk = await measure(directory);
    if (!disk) return;
    if (disk.freeBytes < noSpace) {
      isFull = true;
      rmSync(path, { force: true });
    } else if (disk.freeBytes > enough) {
      isFull = false;
      if (statSync(path, { throwIfNoEntry: false })?.size === reserved) return;
      // File systems that compress would keep no space for zeros.
      const chunk = randomBytes(megabyte);
      await writeFile(path, Array(reserved / megabyte).fill(chunk), { mode: 0o600 });
    }
  }

  return { isFull: () => isFull, look };
}

/** PostgreSQL has a disk of its own. */
export const noDiskSpace: DiskSpace = { isFull: () => false, look: async () => {} };
