import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** E-mails wait in the database, so that the end of a process loses none. */
export const outgoingEmails: Migration = {
  async up(database: Kysely<unknown>) {
    const { schema } = database;
    await schema
      .createTable('outgoing_emails')
      .addColumn('id', 'text', (column) => column.primaryKey().notNull())
      .addColumn('user_id', 'text', (column) => column.references('users.id').onDelete('cascade'))
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('recipient', 'text', (column) => column.notNull())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .addColumn('expires_at', 'bigint')
      .addColumn('attempts', 'integer', (column) => column.notNull().defaultTo(0))
      .addColumn('next_attempt_at', 'bigint', (column) => column.notNull())
      .addColumn('error', 'text')
      .addColumn('failed_at', 'bigint')
      .addColumn('request_id', 'text')
      .addColumn('content', 'text', (column) => column.notNull())
      .execute();
    await schema
      .createIndex('outgoing_emails_by_state')
      .on('outgoing_emails')
      .columns(['failed_at', 'next_attempt_at'])
      .execute();
    await schema
      .createIndex('outgoing_emails_by_user')
      .on('outgoing_emails')
      .columns(['user_id', 'kind'])
      .execute();
  },
};
