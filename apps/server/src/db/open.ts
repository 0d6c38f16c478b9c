import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Configuration } from '../configuration/configuration.ts';
import {
  type DatabaseLimits,
  migrationLimits,
  type OpenDatabase,
  servingLimits,
} from './engine.ts';
import { migrate } from './migrations/index.ts';
import { openPostgres } from './postgres.ts';
import { openSqlite, sqliteFileName } from './sqlite.ts';
import { checkSqliteFile } from './sqlite-file.ts';

type Options = {
  configuration: Pick<Configuration, 'dataDirectory' | 'databaseUrl'>;
  onLostConnection: (error: Error) => void;
};

const openWithin = (
  { configuration: { dataDirectory, databaseUrl: url }, onLostConnection }: Options,
  limits: DatabaseLimits,
): OpenDatabase =>
  url ? openPostgres({ url, limits, onLostConnection }) : openSqlite(dataDirectory, limits);

/** Opens the configured database and runs its migrations. */
export async function openDatabase(options: Options): Promise<OpenDatabase> {
  const { dataDirectory, databaseUrl } = options.configuration;
  await mkdir(dataDirectory, { recursive: true, mode: 0o700 });
  if (!databaseUrl) checkSqliteFile(join(dataDirectory, sqliteFileName), migrationLimits.lock);
  const migrated = openWithin(options, migrationLimits);
  try {
    await migrate(migrated.database);
  } finally {
    await migrated.close();
  }
  return openWithin(options, servingLimits);
}
