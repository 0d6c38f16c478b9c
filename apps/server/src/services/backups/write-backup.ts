import { createReadStream } from 'node:fs';
import { access, mkdtemp, readdir, rename, rm, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import type { Configuration } from '../../configuration/configuration.ts';
import { serverVersion } from '../../configuration/paths.ts';
import { secretFileName } from '../../configuration/signing-secret.ts';
import { describeTables } from '../../db/describe-tables.ts';
import { readMigration } from '../../db/migrations/index.ts';
import type { Database } from '../../db/schema.ts';
import { hashOf } from '../media/keys.ts';
import { storedFiles } from '../media/media-rows.ts';
import { openStorage } from '../media/media-services.ts';
import { type ArchiveWriter, createArchive } from './archive-writer.ts';
import {
  formatVersion,
  isOriginal,
  keyEntry,
  type Manifest,
  manifestName,
  mediaEntry,
  type TableSums,
  tableEntry,
} from './manifest.ts';
import { checkBackup, openBackup } from './open-backup.ts';
import { withSnapshot } from './snapshot.ts';
import { readLines } from './table-rows.ts';

/** The hashes of all contents that the database knows. */
async function knownContents(database: Database): Promise<Set<string>> {
  const known = new Set<string>();
  const files = storedFiles(database).select(['sha256', 'poster_sha256']);
  for await (const { sha256, poster_sha256 } of files.stream(500)) {
    known.add(sha256);
    if (poster_sha256 !== null) known.add(poster_sha256);
  }
  return known;
}

const scratchPrefix = '.dreamfork-backup-';
const oneDay = 24 * 60 * 60 * 1000;

/** Removes what backups have left that were killed. */
async function removeOldScratch(directory: string): Promise<void> {
  for (const name of await readdir(directory)) {
    if (!name.startsWith(scratchPrefix)) continue;
    const path = join(directory, name);
    // Undefined where another backup has removed it since.
    const found = await stat(path).catch(() => undefined);
    if (found && found.mtimeMs < Date.now() - oneDay) await rm(path, { recursive: true });
  }
}

type Source = Pick<Configuration, 'dataDirectory' | 'databaseUrl' | 'media'>;

type Options = { source: Source; file: string; content: Manifest['content'] };

async function addMedia(source: Source, archive: ArchiveWriter): Promise<Manifest['media']> {
  const media: Manifest['media'] = [];
  const storage = openStorage(source);
  // Everything else in the storage is made of the originals when readers ask for it.
  for await (const { key } of storage.list()) {
    if (!isOriginal(key)) continue;
    const content = await storage.read(key);
    // Undefined where it was removed since the list was read.
    if (content)
      media.push({ key, ...(await archive.add(mediaEntry(key), content, { compress: false })) });
  }
  return media;
}

async function addKeys(
  { dataDirectory }: Source,
  archive: ArchiveWriter,
): Promise<Manifest['keys']> {
  const path = join(dataDirectory, secretFileName);
  const isPresent = await access(path).then(
    () => true,
    () => false,
  );
  if (!isPresent) return [];
  const content = createReadStream(path);
  return [
    {
      name: secretFileName,
      ...(await archive.add(keyEntry(secretFileName), content, { compress: false })),
    },
  ];
}

async function addTables(database: Database, archive: ArchiveWriter): Promise<TableSums[]> {
  const tables: TableSums[] = [];
  for (const table of await describeTables(database)) {
    let rows = 0;
    async function* counted() {
      for await (const line of readLines(database, table)) {
        rows += 1;
        yield line;
      }
    }
    const { sha256 } = await archive.add(tableEntry(table.name), counted(), { compress: true });
    tables.push({ name: table.name, columns: table.columns, rows, sha256 });
  }
  return tables;
}

async function fillArchive(
  { source, content }: Options,
  { archive, scratch }: { archive: ArchiveWriter; scratch: string },
): Promise<Manifest> {
  const createdAt = new Date().toISOString();
  const isWhole = content === 'all';
  const { migration, tables, known } = await withSnapshot(
    { place: source, scratch },
    async (database) => ({
      migration: await readMigration(database),
      tables: await addTables(database, archive),
      known: isWhole ? await knownContents(database) : new Set<string>(),
    }),
  );
  const media = isWhole ? await addMedia(source, archive) : [];
  for (const { key, sha256 } of media) if (sha256 === hashOf(key)) known.delete(sha256);
  return {
    format: 'dreamfork-backup',
    version: formatVersion,
    createdAt,
    product: serverVersion,
    engine: source.databaseUrl ? 'postgres' : 'sqlite',
    migration,
    content,
    tables,
    media,
    missingMedia: [...known],
    keys: isWhole ? await addKeys(source, archive) : [],
  };
}

async function requireWhole(path: string): Promise<void> {
  const backup = await openBackup(path);
  try {
    await checkBackup(backup);
  } finally {
    backup.close();
  }
}

/**
 * Writes a backup into a new file, while servers work, and reads it back. The file appears once it is whole.
 * @throws Error whose message says what to do.
 */
export async function writeBackup(options: Options): Promise<Manifest> {
  const { file } = options;
  const directory = dirname(file);
  await access(file).then(
    () => {
      throw new Error(`${file} exists already. Name a file that does not, or remove it first.`);
    },
    () => {},
  );
  await removeOldScratch(directory).catch((cause: unknown) => {
    throw new Error(`The folder ${directory} cannot be used. Make it, or mount its disk.`, {
      cause,
    });
  });
  const scratch = await mkdtemp(join(directory, scratchPrefix));
  const path = join(scratch, basename(file));
  const archive = createArchive(path);
  try {
    const stated = await fillArchive(options, { archive, scratch });
    await archive.end(manifestName, JSON.stringify(stated));
    await requireWhole(path);
    await rename(path, file);
    return stated;
  } finally {
    archive.abandon();
    await rm(scratch, { recursive: true, force: true });
  }
}
