import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import {
  access,
  constants,
  mkdir,
  open,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  writeFile,
} from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { ApiError } from '../../../api-error.ts';
import type { MediaStorage, StoredObject } from './storage.ts';

const ifPresent = async <Value>(reading: Promise<Value>): Promise<Value | undefined> => {
  try {
    return await reading;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
};

/** The folders of objects, by the first two digits of their keys. */
const prefixName = /^[\da-f]{2}$/;

async function synchronise(path: string): Promise<void> {
  const file = await open(path, 'r');
  try {
    await file.sync();
  } finally {
    await file.close();
  }
}

/** Stands in the directory from its first use on. Without it the directory is not the one that was used. */
export const markerName = '.dreamfork-media';

/** Keeps objects in a directory; a written object survives a power failure. */
export function createFolderStorage(directory: string): MediaStorage {
  const marker = join(directory, markerName);
  /** Undefined until the folder has been prepared. */
  let expectedId: string | undefined;
  // One that cannot be read is as good as missing.
  const readMarker = (): Promise<string | undefined> =>
    readFile(marker, 'utf8').then(
      (content) => content.trim(),
      () => undefined,
    );

  async function requireMarker(): Promise<void> {
    const found = await readMarker();
    if (found !== undefined && found === (expectedId ?? found)) return;
    const reason =
      found === undefined
        ? `its file ${markerName} is missing. If the disk of the folder is not mounted, mount it.`
        : `its file ${markerName} is that of another folder.`;
    const remedy =
      expectedId === undefined
        ? `create an empty ${markerName} there`
        : `write ${expectedId} into ${markerName} there`;
    const sentence = `${directory} is not the media folder that this server has used: ${reason} Several processes must share one folder, or use an object storage (S3_…). If the files are lost, ${remedy} to go on without them.`;
    throw new ApiError('server-busy', { cause: new Error(sentence) });
  }
  const pathOf = (key: string): string => join(directory, key.slice(0, 2), key);

  async function* list(): AsyncIterable<StoredObject> {
    for (const prefix of (await ifPresent(readdir(directory))) ?? []) {
      if (!prefixName.test(prefix)) continue;
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
      await requireMarker();
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
    async prepare({ isUsed, agreeOn = (claim) => claim() }) {
      expectedId = await agreeOn(async () => {
        const names = (await ifPresent(readdir(directory))) ?? [];
        // A folder of earlier versions has files, and no marker or an empty one.
        const isKnown = names.includes(markerName) || names.some((name) => prefixName.test(name));
        if (!isKnown && (await isUsed())) await requireMarker();
        const id = (await readMarker()) || randomUUID();
        await mkdir(directory, { recursive: true, mode: 0o700 });
        await writeFile(marker, id, { mode: 0o600 });
        return id;
      });
      await requireMarker();
    },
    async check() {
      await requireMarker();
      await access(directory, constants.W_OK);
    },
  };
}
