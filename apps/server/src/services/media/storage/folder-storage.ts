import { createReadStream } from 'node:fs';
import { access, constants, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { MediaStorage, StoredObject } from './storage.ts';

const ifPresent = async <Value>(reading: Promise<Value>): Promise<Value | undefined> => {
  try {
    return await reading;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
};

async function synchronise(path: string): Promise<void> {
  const file = await open(path, 'r');
  try {
    await file.sync();
  } finally {
    await file.close();
  }
}

/** Keeps objects in a directory; a written object survives a power failure. */
export function createFolderStorage(directory: string): MediaStorage {
  const pathOf = (key: string): string => join(directory, key.slice(0, 2), key);

  async function* list(): AsyncIterable<StoredObject> {
    for (const prefix of (await ifPresent(readdir(directory))) ?? []) {
      for (const folder of (await ifPresent(readdir(join(directory, prefix)))) ?? []) {
        for (const name of (await ifPresent(readdir(join(directory, prefix, folder)))) ?? []) {
          const key = `${folder}/${name}`;
          const found = await ifPresent(stat(pathOf(key)));
          if (found) yield { key, bytes: found.size, changedAt: found.mtimeMs };
        }
      }
    }
  }

  return {
    async write(key, path) {
      const target = pathOf(key);
      await synchronise(path);
      await mkdir(dirname(target), { recursive: true, mode: 0o700 });
      await rename(path, target);
      await synchronise(dirname(target));
    },
    async read(key, range) {
      const file = await ifPresent(open(pathOf(key)));
      return file && createReadStream('', { fd: file, ...range });
    },
    async size(key) {
      return (await ifPresent(stat(pathOf(key))))?.size;
    },
    removeFolder: (folder) => rm(pathOf(folder), { recursive: true, force: true }),
    list,
    async check() {
      await mkdir(directory, { recursive: true, mode: 0o700 });
      await access(directory, constants.W_OK);
    },
  };
}
