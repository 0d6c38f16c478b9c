import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import { usernameKey } from './0003-username-key.ts';

type Held = { users: { id: string; username: string; username_key: string } };

async function extendSessions(database: Kysely<Held>): Promise<void> {
  for (const name of ['browser', 'system'] as const) {
    await database.schema.alterTable('sessions').addColumn(name, 'text').execute();
  }
  await database.schema
    .alterTable('sessions')
    .addColumn('is_mobile', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  await database.schema.alterTable('sessions').addColumn('last_seen_at', 'bigint').execute();
}

async function createLinkTokens(database: Kysely<Held>): Promise<void> {
  await database.schema
    .createTable('link_tokens')
    .addColumn('hash', 'text', (column) => column.primaryKey().notNull())
    .addColumn('user_id', 'text', (column) =>
      column.notNull().references('users.id').onDelete('cascade'),
    )
    .addColumn('purpose', 'text', (column) => column.notNull())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .execute();
  await database.schema
    .createIndex('link_tokens_by_user')
    .on('link_tokens')
    .columns(['user_id', 'purpose'])
    .execute();
  await database.schema
    .createIndex('link_tokens_by_expiry')
    .on('link_tokens')
    .column('expires_at')
    .execute();
}

async function createGoogleSignIns(database: Kysely<Held>): Promise<void> {
  await database.schema.alterTable('users').addColumn('google_subject', 'text').execute();
  await database.schema
    .createIndex('users_by_google_subject')
    .unique()
    .on('users')
    .column('google_subject')
    .execute();
  await database.schema
    .createTable('google_sign_ins')
    .addColumn('browser_hash', 'text', (column) => column.primaryKey().notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('nonce', 'text', (column) => column.notNull())
    .addColumn('code_verifier', 'text', (column) => column.notNull())
    .addColumn('return_to', 'text')
    .addColumn('code_hash', 'text')
    .addColumn('user_id', 'text', (column) => column.references('users.id').onDelete('cascade'))
    .addColumn('refusal', 'text')
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .execute();
  await database.schema
    .createIndex('google_sign_ins_by_expiry')
    .on('google_sign_ins')
    .column('expires_at')
    .execute();
}

/** Gives every user name the key of its look. Where two collide, the later one gets a key made unique by its id. */
async function rekeyUsernames(database: Kysely<Held>): Promise<void> {
  const users = await database
    .selectFrom('users')
    .select(['id', 'username', 'username_key'])
    .orderBy('id')
    .execute();
  const taken = new Set(users.map((user) => user.username_key));
  for (const { id, username, username_key } of users) {
    const key = usernameKey(username);
    if (key === username_key) continue;
    const free = taken.has(key) ? `${key}#${id}` : key;
    taken.add(free);
    await database.updateTable('users').set({ username_key: free }).where('id', '=', id).execute();
  }
}

export const accounts: Migration = {
  async up(database: Kysely<Held>) {
    await extendSessions(database);
    await createLinkTokens(database);
    await createGoogleSignIns(database);
    await rekeyUsernames(database);
  },
};
