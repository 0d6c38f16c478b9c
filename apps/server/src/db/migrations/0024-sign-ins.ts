import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

export const signIns: Migration = {
  async up({ schema }: Kysely<unknown>) {
    await schema
      .createTable('sign_in_failures')
      .addColumn('id', 'text', (column) => column.primaryKey().notNull())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .addColumn('reason', 'text', (column) => column.notNull())
      .addColumn('user_id', 'text', (column) => column.references('users.id').onDelete('cascade'))
      .addColumn('network', 'text', (column) => column.notNull())
      .execute();
    await schema
      .createTable('sign_in_limits')
      .addColumn('id', 'text', (column) => column.primaryKey().notNull())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('network', 'text', (column) => column.notNull())
      .addColumn('user_id', 'text', (column) => column.references('users.id').onDelete('cascade'))
      .addColumn('attempts', 'integer', (column) => column.notNull())
      .addColumn('ends_at', 'bigint', (column) => column.notNull())
      .execute();
    for (const [name, table, columns] of [
      ['sign_in_failures_by_time', 'sign_in_failures', ['created_at', 'id']],
      ['sign_in_failures_by_user', 'sign_in_failures', ['user_id']],
      ['sign_in_limits_by_end', 'sign_in_limits', ['ends_at', 'id']],
      ['sign_in_limits_by_user', 'sign_in_limits', ['user_id']],
    ] satisfies [string, string, string[]][]) {
      await schema.createIndex(name).on(table).columns(columns).execute();
    }
  },
};
