import { type Kysely, PostgresAdapter, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const isPostgres = (database: Kysely<unknown>): boolean =>
  database.getExecutor().adapter instanceof PostgresAdapter;

async function forbidChangesInPostgres(database: Kysely<unknown>): Promise<void> {
  await sql`
    create function audit_log_is_append_only() returns trigger language plpgsql as $$
    begin
      raise exception 'the audit log is append-only';
    end $$`.execute(database);
  await sql`
    create trigger audit_log_append_only before update or delete or truncate on audit_log
    for each statement execute function audit_log_is_append_only()`.execute(database);
}

async function forbidChangesInSqlite(database: Kysely<unknown>): Promise<void> {
  for (const change of ['update', 'delete']) {
    await sql`
      create trigger ${sql.raw(`audit_log_no_${change}`)} before ${sql.raw(change)} on audit_log
      begin
        select raise(abort, 'the audit log is append-only');
      end`.execute(database);
  }
}

/** Without foreign keys: an entry outlives the accounts and stories that it names. */
export const auditLog: Migration = {
  async up(database: Kysely<unknown>) {
    await database.schema
      .createTable('audit_log')
      .addColumn('id', 'text', (column) => column.primaryKey().notNull())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .addColumn('action', 'text', (column) => column.notNull())
      .addColumn('actor_id', 'text', (column) => column.notNull())
      .addColumn('actor_name', 'text', (column) => column.notNull())
      .addColumn('address', 'text', (column) => column.notNull())
      .addColumn('target_kind', 'text')
      .addColumn('target_id', 'text')
      .addColumn('target_name', 'text')
      .addColumn('reason', 'text')
      .addColumn('value_before', 'text')
      .addColumn('value_after', 'text')
      .addColumn('search_text', 'text', (column) => column.notNull())
      .execute();
    await database.schema
      .createIndex('audit_log_by_time')
      .on('audit_log')
      .columns(['created_at', 'id'])
      .execute();
    await database.schema
      .createIndex('audit_log_by_action')
      .on('audit_log')
      .columns(['action', 'created_at', 'id'])
      .execute();
    await (isPostgres(database) ? forbidChangesInPostgres : forbidChangesInSqlite)(database);
  },
};
