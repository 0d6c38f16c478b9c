import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import type { Configuration } from '../../configuration/configuration.ts';
import { migrationLimits } from '../../db/engine.ts';
import { lockFolder } from '../../db/folder-lock.ts';
import { openAsIs } from '../../db/open.ts';
import { openStorage } from '../media/media-services.ts';
import type { MediaStorage } from '../media/storage/storage.ts';
import { createTemporaryFiles } from '../media/temporary-files.ts';
import { fillDatabase, type RowSource, requireRoom, reserveDatabase } from './fill-database.ts';
import { isOriginal, keyEntry, type Manifest, mediaEntry, tableEntry } from './manifest.ts';
import { type Backup, checkBackup, openBackup } from './open-backup.ts';

type Target = Pick<Configuration, 'dataDirectory' | 'databaseUrl' | 'media'>;

const newline = 10;

/** Splits bytes at line breaks alone; texts may hold other separators. */
async function* splitLines(content: Readable): AsyncGenerator<Buffer> {
  let parts: Buffer[] = [];
  for await (const chunk of content as AsyncIterable<Buffer>) {
    let start = 0;
    for (let end = chunk.indexOf(newline); end >= 0; end = chunk.indexOf(newline, start)) {
      yield Buffer.concat([...parts, chunk.subarray(start, end)]);
      parts = [];
      start = end + 1;
    }
    if (start < chunk.length) parts.push(chunk.subarray(start));
  }
}

const rowsOf = ({ manifest, read }: Backup): RowSource => ({
  migration: manifest.migration,
  tables: manifest.tables,
  async *lines({ name }) {
    yield* splitLines(await read(tableEntry(name)));
  },
});

/** @throws Error where the storage has media that are not of this backup. */
async function requireOwnMedia(storage: MediaStorage, { media }: Manifest): Promise<void> {
  const own = new Set(media.map(({ key }) => key));
  for await (const { key } of storage.list()) {
    if (own.has(key) || !isOriginal(key)) continue;
    throw new Error(
      'The media storage has files already, and nothing was changed. Use an empty one, or put the old files aside first.',
    );
  }
}

const readIfPresent = (path: string): Promise<Buffer | undefined> =>
  readFile(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });

async function readKeys({ manifest, read }: Backup, { dataDirectory }: Target) {
  const keys: { path: string; bytes: Buffer; isPresent: boolean }[] = [];
  for (const { name } of manifest.keys) {
    const bytes = await buffer(await read(keyEntry(name)));
    const path = join(dataDirectory, name);
    const present = await readIfPresent(path);
    if (present && !present.equals(bytes)) {
      throw new Error(
        `${path} holds another secret than the backup, and nothing was changed. Put the file aside first.`,
      );
    }
    keys.push({ path, bytes, isPresent: present !== undefined });
  }
  return keys;
}

async function restoreMedia(
  { manifest, read }: Backup,
  { storage, dataDirectory }: { storage: MediaStorage; dataDirectory: string },
): Promise<void> {
  if (manifest.content === 'all') await storage.prepare?.({ isUsed: async () => false });
  const temporary = createTemporaryFiles(join(dataDirectory, 'uploads'));
  for (const { key, bytes } of manifest.media) {
    if ((await storage.size(key)) === bytes) continue;
    await temporary.within(async (path) => {
      await pipeline(
        await read(mediaEntry(key)),
        createWriteStream(path, { flags: 'wx', mode: 0o600 }),
      );
      await storage.write(key, path);
    });
  }
  for (const { key, sha256 } of manifest.media) {
    const hash = createHash('sha256');
    for await (const chunk of (await storage.read(key)) ?? []) hash.update(chunk);
    if (hash.digest('hex') === sha256) continue;
    throw new Error(
      `The media file ${key} did not arrive as it left. Remove it from the storage and run the command again.`,
    );
  }
}

async function restoreInto(backup: Backup, target: Target): Promise<void> {
  const { dataDirectory } = target;
  const storage = openStorage(target);
  const opened = openAsIs(target, { limits: migrationLimits, onLostConnection: () => {} });
  try {
    const rows = rowsOf(backup);
    await requireRoom(opened.database, rows);
    if (backup.manifest.content === 'all') await requireOwnMedia(storage, backup.manifest);
    const keys = await readKeys(backup, target);
    await checkBackup(backup);
    // Before all else, so that no server starts on the media and secrets alone.
    await reserveDatabase(opened.database, rows);
    for (const { path, bytes, isPresent } of keys) {
      if (!isPresent) await writeFile(path, bytes, { flag: 'wx', mode: 0o600, flush: true });
    }
    await restoreMedia(backup, { storage, dataDirectory });
    await fillDatabase(opened, rows);
  } finally {
    await opened.close();
  }
}

/**
 * Restores a backup into an empty place, on either engine, and compares all of it with the manifest. An interrupted
 * restore goes on when it is run again.
 * @throws Error whose message says what to do.
 */
export async function restoreBackup(file: string, target: Target): Promise<Manifest> {
  const backup = await openBackup(file);
  try {
    await mkdir(target.dataDirectory, { recursive: true, mode: 0o700 });
    const unlock = target.databaseUrl ? () => {} : lockFolder(target.dataDirectory);
    try {
      await restoreInto(backup, target);
    } finally {
      unlock();
    }
    return backup.manifest;
  } finally {
    backup.close();
  }
}
