import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Configuration } from '../../configuration/configuration.ts';
import { copySqlite } from './snapshot.ts';
import { writeBackup } from './write-backup.ts';

const kept = 3;
const prefix = 'before-upgrade-';

type Source = Pick<Configuration, 'dataDirectory' | 'databaseUrl' | 'media' | 'backupDirectory'>;

/**
 * Backs the database up as it is before an upgrade, without media, which no upgrade changes: a copy of the SQLite
 * file, or the rows of PostgreSQL. Returns the path; the oldest of such backups are removed.
 */
export async function backUpBeforeUpgrade(source: Source, now = new Date()): Promise<string> {
  const directory = source.backupDirectory ?? join(source.dataDirectory, 'backups');
  await mkdir(directory, { recursive: true, mode: 0o700 });
  const moment = now.toISOString().slice(0, 19).replaceAll(':', '-');
  const file = join(directory, `${prefix}${moment}Z.${source.databaseUrl ? 'zip' : 'sqlite'}`);
  if (source.databaseUrl) await writeBackup({ source, file, content: 'database' });
  else {
    const part = `${file}.part`;
    await writeFile(part, '', { mode: 0o600 });
    await copySqlite(source.dataDirectory, part);
    await rename(part, file);
  }
  const names = (await readdir(directory)).filter((name) => name.startsWith(prefix));
  for (const name of names.toSorted().slice(0, -kept)) await rm(join(directory, name));
  return file;
}
