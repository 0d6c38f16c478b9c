import { randomUUID } from 'node:crypto';
import { mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';

/** An upload ends within minutes; another process of the server may still write what is younger. */
const lifetime = 60 * 60 * 1000;

/** Files that exist only while a request is answered. */
export type TemporaryFiles = {
  /** Calls back with a path, at which nothing is left afterwards. */
  within: <Value>(work: (path: string) => Promise<Value>) => Promise<Value>;
  /** Removes what processes have left that were killed. */
  purge: () => number;
};

export function createTemporaryFiles(directory: string): TemporaryFiles {
  mkdirSync(directory, { recursive: true, mode: 0o700 });
  function purge(): number {
    const paths = readdirSync(directory).map((name) => join(directory, name));
    const old = paths.filter((path) => {
      const found = statSync(path, { throwIfNoEntry: false });
      return found !== undefined && found.mtimeMs < Date.now() - lifetime;
    });
    for (const path of old) rmSync(path, { force: true, recursive: true });
    return old.length;
  }
  purge();
  return {
    purge,
    async within(work) {
      const path = join(directory, randomUUID());
      try {
        return await work(path);
      } finally {
        await rm(path, { force: true });
      }
    },
  };
}
