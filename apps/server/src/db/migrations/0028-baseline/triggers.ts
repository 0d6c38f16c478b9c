// `user_counts` has how many users there are of each kind, so that no list and no page counts them.

const period = 30 * 24 * 60 * 60 * 1000;

const key = 'created_period, premium_period, role, status';

const keyOf = (row: string) => `
  ${row}.created_at / ${period},
  coalesce(${row}.premium_expires_at, 0) / ${period},
  ${row}.role,
  ${row}.status`;

const add = `
  on conflict (${key}) do update set count = user_counts.count + excluded.count;`;

const countIn = (row: 'new' | 'old', by: 1 | -1) => `
  insert into user_counts (${key}, count) values (${keyOf(row)}, ${by}) ${add}`;

export const sqliteTriggers: readonly string[] = [
  ...['update', 'delete'].map(
    (change) => `
    create trigger audit_log_no_${change} before ${change} on audit_log begin
      select raise(abort, 'the audit log is append-only');
    end`,
  ),
  `create trigger users_count_insert after insert on users begin
    ${countIn('new', 1)}
  end`,
  `create trigger users_count_delete after delete on users begin
    ${countIn('old', -1)}
  end`,
  `create trigger users_count_update
  after update of created_at, premium_expires_at, role, status on users begin
    ${countIn('old', -1)}
    ${countIn('new', 1)}
  end`,
];

const added = `select ${keyOf('added')}, 1 from added`;
const removed = `select ${keyOf('removed')}, -1 from removed`;

/**
 * Once for each statement, so that one which changes many users changes each count once; in the order of the key, so
 * that two transactions never wait for one another.
 */
const countUsers = (event: string, changes: string, tables: string) => [
  `create function users_count_${event}() returns trigger language plpgsql as $$
  begin
    insert into user_counts (${key}, count)
    select ${key}, sum(change) from (${changes}) as changes (${key}, change)
    group by ${key} having sum(change) <> 0 order by ${key}
    ${add}
    return null;
  end $$`,
  `create trigger users_count_${event} after ${event} on users referencing ${tables}
  for each statement execute function users_count_${event}()`,
];

export const postgresTriggers: readonly string[] = [
  `create function audit_log_is_append_only() returns trigger language plpgsql as $$
  begin
    raise exception 'the audit log is append-only';
  end $$`,
  `create trigger audit_log_append_only before update or delete or truncate on audit_log
  for each statement execute function audit_log_is_append_only()`,
  ...countUsers('insert', added, 'new table as added'),
  ...countUsers('delete', removed, 'old table as removed'),
  ...countUsers(
    'update',
    `${added} union all ${removed}`,
    'old table as removed new table as added',
  ),
];
