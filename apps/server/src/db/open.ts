import { mkdir } from 'node:fs/promises';
import type { Configuration } from '../configuration/configuration.ts';
import { migrate } from './migrations/index.ts';
import { openPostgres } from './postgres.ts';
import type { Database } from './schema.ts';
import { openSqlite } from './sqlite.ts';
import type { StorySearch } from './story-search.ts';

/** A database, and the one question that has to be answered faster than a query builder can. */
export type OpenDatabase = {
  engine: 'sqlite' | 'postgres';
  database: Database;
  search: StorySearch;
  /** A text that changes whenever the public answer for this story would; nothing for private or missing ones. */
  readPublicStamp: (storyId: string) => string | undefined | Promise<string | undefined>;
  close: () => Promise<void>;
};

type Options = {
  configuration: Pick<Configuration, 'dataDirectory' | 'databaseUrl'>;
  onLostConnection: (error: Error) => void;
};

/** Opens the configured database and brings it up to date. */
export async function openDatabase({
  configuration,
  onLostConnection,
}: Options): Promise<OpenDatabase> {
  await mkdir(configuration.dataDirectory, { recursive: true, mode: 0o700 });
  const open = configuration.databaseUrl
    ? openPostgres(configuration.databaseUrl, onLostConnection)
    : openSqlite(configuration.dataDirectory);
  try {
    await migrate(open.database);
  } catch (error) {
    await open.close();
    throw error;
  }
  return open;
}
