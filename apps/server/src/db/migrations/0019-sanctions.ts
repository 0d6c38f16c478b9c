import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Suspensions with an end, bans, and decisions that were taken back. */
export const sanctions: Migration = {
  async up({ schema }: Kysely<unknown>) {
    for (const [name, type] of [
      ['status_before', 'text'],
      ['suspended_until', 'bigint'],
    ] as const) {
      await schema.alterTable('users').addColumn(name, type).execute();
    }
    for (const [name, type] of [
      ['sanction_ends_at', 'bigint'],
      ['reversed_at', 'bigint'],
      ['reversal_reason', 'text'],
    ] as const) {
      await schema.alterTable('moderation_cases').addColumn(name, type).execute();
    }
    await schema
      .alterTable('moderation_cases')
      .addColumn('hid_content', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
    await schema
      .createIndex('users_by_suspension')
      .on('users')
      .column('suspended_until')
      .where('suspended_until', 'is not', null)
      .execute();
    await schema
      .createIndex('moderation_cases_by_decision')
      .on('moderation_cases')
      .columns(['decided_at', 'target_id'])
      .execute();
  },
};
