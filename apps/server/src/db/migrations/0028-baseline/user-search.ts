import { type Kysely, sql } from 'kysely';

const writeRow = `
  insert into user_search (rowid, text)
  select number, new.search_text from user_search_rows where user_id = new.id;`;

/**
 * An index of all sequences of three characters, so that a search finds a part of a word. It is contentless; VACUUM
 * changes the row numbers of `users`, so it has numbers of its own.
 */
export const sqliteUserSearch: readonly string[] = [
  `create table user_search_rows (
    number integer primary key autoincrement,
    user_id text not null unique references users (id) on delete cascade
  )`,
  `create virtual table user_search using fts5 (
    text, content = '', contentless_delete = 1, detail = none,
    tokenize = 'trigram case_sensitive 1'
  )`,
  `create trigger user_search_insert after insert on users begin
    insert into user_search_rows (user_id) values (new.id);
    ${writeRow}
  end`,
  `create trigger user_search_update after update of search_text on users
  when new.search_text <> old.search_text begin
    delete from user_search
    where rowid = (select number from user_search_rows where user_id = new.id);
    ${writeRow}
  end`,
  `create trigger user_search_delete after delete on user_search_rows begin
    delete from user_search where rowid = old.number;
  end`,
];

/** Where the operator allows no extension, a search reads all users: it finds the same, only slower. */
export async function createPostgresUserSearch(database: Kysely<unknown>): Promise<void> {
  await sql`
    do $$ begin
      create extension if not exists pg_trgm;
    exception when others then
      raise notice 'pg_trgm is not available: %', sqlerrm;
    end $$`.execute(database);
  const { rows } = await sql<{ schema: string }>`
    select nspname as schema from pg_extension
    join pg_namespace on pg_namespace.oid = extnamespace
    where extname = 'pg_trgm'`.execute(database);
  const [extension] = rows;
  if (!extension) return;
  await sql`
    create index users_by_text on users
    using gin (search_text ${sql.id(extension.schema, 'gin_trgm_ops')})`.execute(database);
}
