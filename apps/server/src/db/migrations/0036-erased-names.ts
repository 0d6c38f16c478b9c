import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { isPostgres } from './0028-baseline/baseline.ts';

/** What no change of an entry may touch: all but the names of people, and the text made of them. */
const fixedColumns = [
  'id',
  'created_at',
  'action',
  'actor_id',
  'address',
  'target_kind',
  'target_id',
  'reason',
  'value_before',
  'value_after',
];
const names = ['actor_name', 'target_name'];

const isErasure = [
  ...fixedColumns.map((column) => `new.${column} is not distinct from old.${column}`),
  ...names.map(
    (name) => `(new.${name} is not distinct from old.${name} or new.${name} like 'erased-%')`,
  ),
].join(' and ');

const sqliteTriggers = [
  'drop trigger audit_log_no_update',
  `create trigger audit_log_no_update before update on audit_log when not (${isErasure}) begin
    select raise(abort, 'the audit log is append-only');
  end`,
];

const postgresTriggers = [
  'drop trigger audit_log_append_only on audit_log',
  `create trigger audit_log_append_only before delete or truncate on audit_log
  for each statement execute function audit_log_is_append_only()`,
  `create trigger audit_log_no_update before update on audit_log
  for each row when (not (${isErasure})) execute function audit_log_is_append_only()`,
];

/** The audit log stays append-only, but the name of somebody whose account is erased gives way to a pseudonym. */
export const erasedNames: Migration = {
  async up(database: Kysely<unknown>) {
    for (const trigger of isPostgres(database) ? postgresTriggers : sqliteTriggers) {
      await sql.raw(trigger).execute(database);
    }
    await database.schema
      .createIndex('audit_log_by_actor')
      .on('audit_log')
      .columns(['actor_id', 'created_at', 'id'])
      .execute();
    await database.schema
      .createIndex('audit_log_comments')
      .on('audit_log')
      .column('target_name')
      .where('target_kind' as never, '=', sql.lit('comment'))
      .execute();
  },
};
