import { type Kysely, sql } from 'kysely';
import { isPostgres } from './0004-story-search.ts';

const period = sql.lit(30 * 24 * 60 * 60 * 1000);

const keyOf = (row: string) => sql`
  ${sql.ref(`${row}.created_at`)} / ${period},
  coalesce(${sql.ref(`${row}.premium_expires_at`)}, 0) / ${period},
  ${sql.ref(`${row}.role`)},
  ${sql.ref(`${row}.status`)}`;

const columns = sql`created_period, premium_period, role, status`;

const add = sql`
  on conflict (${columns}) do update set count = user_counts.count + excluded.count`;

const countIn = (row: 'new' | 'old', by: 1 | -1) => sql`
  insert into user_counts (${columns}, count) values (${keyOf(row)}, ${sql.lit(by)}) ${add};`;

async function keepInSqlite(database: Kysely<unknown>): Promise<void> {
  await sql`
    create trigger users_count_insert after insert on users begin
      ${countIn('new', 1)}
    end`.execute(database);
  await sql`
    create trigger users_count_delete after delete on users begin
      ${countIn('old', -1)}
    end`.execute(database);
  await sql`
    create trigger users_count_update
    after update of created_at, premium_expires_at, role, status on users begin
      ${countIn('old', -1)}
      ${countIn('new', 1)}
    end`.execute(database);
}

/** In the order of the key, so that two transactions never wait for one another. */
const addChanges = (changes: ReturnType<typeof sql>) => sql`
  insert into user_counts (${columns}, count)
  select ${columns}, sum(change) from (${changes}) as changes (${columns}, change)
  group by ${columns} having sum(change) <> 0 order by ${columns}
  ${add};`;

const added = sql`select ${keyOf('added')}, 1 from added`;
const removed = sql`select ${keyOf('removed')}, -1 from removed`;

/** Once for each statement, so that one which changes many users changes each count once. */
async function keepInPostgres(database: Kysely<unknown>): Promise<void> {
  for (const [event, changes, tables] of [
    ['insert', added, sql`new table as added`],
    ['delete', removed, sql`old table as removed`],
    ['update', sql`${added} union all ${removed}`, sql`old table as removed new table as added`],
  ] as const) {
    const name = sql.ref(`users_count_${event}`);
    await sql`
      create function ${name}() returns trigger language plpgsql as $$
      begin
        ${addChanges(changes)}
        return null;
      end $$`.execute(database);
    await sql`
      create trigger ${name} after ${sql.raw(event)} on users referencing ${tables}
      for each statement execute function ${name}()`.execute(database);
  }
}

/** How many users there are of each kind, kept by triggers: no list and no page counts them. */
export async function createUserCounts(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('user_counts')
    .addColumn('created_period', 'integer', (column) => column.notNull())
    .addColumn('premium_period', 'integer', (column) => column.notNull())
    .addColumn('role', 'text', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('count', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('user_counts_key', [
      'created_period',
      'premium_period',
      'role',
      'status',
    ])
    .execute();
  await sql`
    insert into user_counts (${columns}, count)
    select ${keyOf('users')}, count(*) from users group by 1, 2, 3, 4`.execute(database);
  await (isPostgres(database) ? keepInPostgres : keepInSqlite)(database);
}
