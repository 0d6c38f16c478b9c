import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { Configuration } from '../configuration/configuration.ts';
import {
  type DatabaseLimits,
  migrationLimits,
  type OpenDatabase,
  servingLimits,
} from './engine.ts';
import { alone, migrate, needsUpgrade } from './migrations/index.ts';
import { openPostgres } from './postgres.ts';
import type { Database } from './schema.ts';
import { openSqlite, sqliteFileName } from './sqlite.ts';
import { checkSqliteFile } from './sqlite-file.ts';

type DatabasePlace = Pick<Configuration, 'dataDirectory' | 'databaseUrl'>;

/** Opens a database as it is, without migrations. A missing SQLite file is made, readable by its owner only. */
export function openAsIs(
  { dataDirectory, databaseUrl: url }: DatabasePlace,
  options: { limits: DatabaseLimits; onLostConnection: (error: Error) => void },
): OpenDatabase {
  if (url) return openPostgres({ url, ...options });
  checkSqliteFile(join(dataDirectory, sqliteFileName), options.limits.lock);
  return openSqlite(dataDirectory, options.limits);
}

type Options = {
  configuration: DatabasePlace;
  onLostConnection: (error: Error) => void;
  /** Makes a backup before a database of an earlier version is changed, and returns where it is. */
  backUp?: () => Promise<string>;
};

/** Brings a database of an earlier version to the newest form; a failure leaves it as it was, and says so. */
async function upgrade(transaction: Database, backUp: Options['backUp']): Promise<void> {
  const backup = await backUp?.().catch((cause: unknown) => {
    throw new Error(
      'The database was not brought up to date, because no backup of it could be made first, and nothing was changed. Remove the reason, or let BACKUP_DIR name another folder; BACKUP_BEFORE_UPGRADE=0 goes on without a backup. The reason:',
      { cause },
    );
  });
  await migrate(transaction).catch((error: unknown) => {
    const saved = backup === undefined ? '' : ` Its backup is ${backup}.`;
    throw new Error(
      `The database could not be brought up to date and is as it was before.${saved} Start the version that you had, and report the reason:`,
      { cause: error instanceof Error && error.cause ? error.cause : error },
    );
  });
}

/** Opens the configured database and runs its migrations. */
export async function openDatabase({
  configuration,
  onLostConnection,
  backUp,
}: Options): Promise<OpenDatabase> {
  await mkdir(configuration.dataDirectory, { recursive: true, mode: 0o700 });
  const { database, close } = openAsIs(configuration, {
    limits: migrationLimits,
    onLostConnection,
  });
  try {
    await sql`select 1`.execute(database).catch((cause: unknown) => {
      throw new Error('The database cannot be reached. Check DATABASE_URL, and that it runs:', {
        cause,
      });
    });
    await alone(database, async (transaction) =>
      (await needsUpgrade(transaction)) ? upgrade(transaction, backUp) : migrate(transaction),
    );
  } finally {
    await close();
  }
  return openAsIs(configuration, { limits: servingLimits, onLostConnection });
}
