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

/** Makes an account a moderator from the next login on, as the operator of a server can. */
export const makeModerator = (server: Place, email: string): void =>
  withDatabase(server, (database) => {
    database.prepare("UPDATE users SET role = 'Moderator' WHERE email = ?").run(email);
  });
