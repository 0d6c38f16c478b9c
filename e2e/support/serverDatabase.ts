import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { ProductServer } from '../../scripts/productServer.ts';
import { waitLimit } from '../../scripts/timeLimits.ts';

type Place = Pick<ProductServer, 'dataDirectory'>;

function withDatabase<Value>(
  { dataDirectory }: Place,
  work: (database: DatabaseSync) => Value,
): Value {
  const database = new DatabaseSync(join(dataDirectory, 'dreamfork.sqlite'), {
    timeout: waitLimit,
  });
  try {
    return work(database);
  } finally {
    database.close();
  }
}

export type StoredStory = {
  /** JSON text as stored in the database. */
  document: string;
  version: number;
};

/** Reads a story from the database of the server. */
export const storedStory = (server: Place, id: string): StoredStory =>
  withDatabase(server, (database) => {
    const row = database
      .prepare(
        'SELECT document, version FROM story_documents JOIN stories ON stories.id = story_id WHERE story_id = ?',
      )
      .get(id);
    if (!row) throw new Error(`The database holds no story ${id}.`);
    return { document: String(row.document), version: Number(row.version) };
  });

/** Stores a document that the server would reject. */
export const damageStory = (server: Place, id: string, document: string): void =>
  withDatabase(server, (database) => {
    database
      .prepare('UPDATE story_documents SET document = ? WHERE story_id = ?')
      .run(document, id);
  });

/** Adds so many users, newer than all that are there. */
export const addUsers = (server: Place, count: number): void =>
  withDatabase(server, (database) => {
    database
      .prepare(`
        WITH RECURSIVE numbers (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM numbers WHERE i < $count)
        INSERT INTO users (
          id, username, username_key, email, email_key, display_name, role, status, email_confirmed, theme,
          notifications, language, search_text, created_at
        )
        SELECT
          'crowd-' || i, 'crowd' || i, 'crowd' || i, 'crowd' || i || '@example.org',
          'crowd' || i || '@example.org', 'Толпа ' || i, 'User', 'Active', 1, 'light', 1, 'ru',
          'crowd' || i || ' crowd' || i || '@example.org толпа ' || i, $now
        FROM numbers`)
      .run({ count, now: Date.now() });
  });

/** Makes an account a moderator from the next login on, as the operator of a server can. */
export const makeModerator = (server: Place, email: string): void =>
  withDatabase(server, (database) => {
    database.prepare("UPDATE users SET role = 'Moderator' WHERE email = ?").run(email);
  });
