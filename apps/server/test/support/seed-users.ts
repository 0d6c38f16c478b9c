import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../src/db/schema.ts';

const threeYears = 3 * 365 * 24 * 60 * 60 * 1000;
const day = 24 * 60 * 60 * 1000;

const firstNames = ['anna', 'boris', 'мария', 'иван', 'dmitry', 'ольга', 'sergey', 'елена'];
const lastNames = ['петрова', 'sidorov', 'кузнецов', 'orlova', 'волкова', 'novak', 'зайцев'];
const hosts = ['mail.example', 'post.example', 'letters.example'];

const oneOf = (values: readonly string[], number: RawBuilder<unknown>) => sql`
  case (${number}) % ${sql.lit(values.length)}
    ${sql.join(
      values.map((value, index) => sql`when ${sql.lit(index)} then ${sql.lit(value)}`),
      sql` `,
    )}
  end`;

/** Whole numbers from 1 to the last; both engines know them so. */
const numbersTo = (last: number) => sql`
  numbers (i) as (select 1 union all select i + 1 from numbers where i < ${sql.lit(last)})`;

/** Looks random and never repeats. */
const scattered = sql`(cast(i as bigint) * 7919) % 1000003`;

/**
 * Users over three years, made by the database itself: of a thousand about 20 are blocked, one is banned, two are
 * moderators, and a hundred have had premium access, half of them still.
 */
export async function seedUsers(database: Database, count: number, now: number): Promise<void> {
  const start = now - threeYears;
  const step = Math.floor(threeYears / count);
  await sql`
    with recursive ${numbersTo(count)}, people as (
      select
        i, ${scattered} as mark,
        ${oneOf(firstNames, sql`i`)} as first_name,
        ${oneOf(lastNames, sql`i / 3`)} as last_name,
        ${oneOf(hosts, sql`i / 11`)} as host
      from numbers
    ), accounts as (
      select
        i, mark, first_name || i as username,
        last_name || '.' || mark || '@' || host as email,
        first_name || ' ' || last_name as display_name
      from people
    )
    insert into users (
      id, username, username_key, email, email_key, display_name, role, status, email_confirmed, theme,
      notifications, language, premium_expires_at, search_text, created_at
    )
    select
      'user-' || mark || '-' || i, username, username, email, i || email, display_name,
      case when i % 499 = 0 then 'Moderator' else 'User' end,
      case when i % 50 = 0 then 'Suspended' when i % 997 = 0 then 'Banned' else 'Active' end,
      1, 'light', 1, 'ru',
      case when i % 10 = 0 then ${sql.lit(now)} + (mark % 730 - 365) * ${sql.lit(day)} end,
      username || ' ' || email || ' ' || display_name,
      ${sql.lit(start)} + cast(i as bigint) * ${sql.lit(step)}
    from accounts`.execute(database);
}
