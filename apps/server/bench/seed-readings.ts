import { lastDays } from '@dreamfork/api-client/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../src/db/schema.ts';
import { numbersTo } from './seed-users.ts';

/** Stories that are read. */
export const readStories = 2000;
const eventsOfReading = 10;
const minute = 60_000;

/** The story whose page is measured; it belongs to the administrator. */
export const ownStory = 'story-1';

type Sizes = { stories: number; events: number; ownerId: string; now: number };

const quoted = (value: string | number) => sql.lit(value);

const textOf = (number: RawBuilder<unknown>) => sql`cast(${number} as text)`;

async function seedStories(database: Database, { stories, ownerId, now }: Sizes): Promise<void> {
  await sql`
    with recursive ${numbersTo(stories)}
    insert into stories (
      id, owner_id, title, description, is_public, version, node_count, end_count, search_text, created_at,
      updated_at
    )
    select
      'story-' || i, ${quoted(ownerId)}, 'История ' || i, '', i % 2, 1, 10, 1, 'история ' || i,
      ${quoted(now)} - cast(i as bigint) * ${quoted(30 * minute)}, ${quoted(now)}
    from numbers`.execute(database);
  await sql`
    with recursive ${numbersTo(stories)}
    insert into story_counters (story_id, view_count, choice_count, completion_count)
    select 'story-' || i, (i * 7919) % 10007, 0, 0 from numbers`.execute(database);
}

/** The list of public stories. */
async function seedListings(database: Database): Promise<void> {
  await sql`
    insert into story_listings (story_id, created_at, title_key, view_count, like_count)
    select id, created_at, title, view_count, 0 from stories
    join story_counters on story_counters.story_id = stories.id where is_public = 1`.execute(
    database,
  );
}

/** Every reading meets nine nodes and an end on one of thirty days. */
async function seedEvents(database: Database, { events, now }: Sizes): Promise<void> {
  const readings = Math.ceil(events / readStories / eventsOfReading);
  const days = lastDays(now, () => ({})).map(({ day }) => day);
  const dayOf = (number: RawBuilder<unknown>) => sql`
    case (${number}) % ${quoted(days.length)}
      ${sql.join(
        days.map((day, index) => sql`when ${quoted(index)} then ${quoted(day)}`),
        sql` `,
      )}
    end`;
  const from = sql`
    from (select 'story-' || i as story_id from numbers where i <= ${quoted(readStories)}) as stories
    cross join (
      select 'reading-' || (100000000 + i) as reading, ${dayOf(sql`i`)} as day from numbers
      where i <= ${quoted(readings)}
    ) as readings`;
  const numbers = numbersTo(Math.max(readings, readStories, eventsOfReading));
  await sql`
    with recursive ${numbers}
    insert into reading_states (story_id, reading, version, day, left_node_id, has_ended)
    select story_id, reading, 1, day, null, 1 ${from}`.execute(database);
  await sql`
    with recursive ${numbers}
    insert into reading_events (story_id, reading, type, node_id, choice_id, day)
    select
      story_id, reading, case when step = ${quoted(eventsOfReading)} then 'end' else 'node' end,
      'node-' || step, '', day
    ${from}
    cross join (
      select i as step from numbers where i <= ${quoted(eventsOfReading)}
    ) as steps`.execute(database);
}

/** What the server would have counted as the events arrived. */
async function seedFigures(database: Database): Promise<void> {
  await sql`
    insert into reading_days (story_id, day, version, figure, part, choice_id, count)
    select story_id, day, 1, type, node_id, '', count(*) from reading_events group by 1, 2, 4, 5
    union all
    select story_id, day, 1, figures.figure, '', '', count(*) from reading_states
    cross join (select 'start' as figure union all select 'completion') as figures
    group by 1, 2, 4`.execute(database);
  await sql`
    insert into reading_figures (story_id, version, figure, part, choice_id, count)
    select story_id, version, figure, part, '', sum(count) from (
      select story_id, figure, part, count from reading_days
      union all
      select story_id, 'day-' || figure, day, count from reading_days
      where figure in ('start', 'completion')
      union all
      select story_id, 'version-start', ${textOf(sql`version`)}, count from reading_days
      where figure = 'start'
    ) as counted
    cross join (select 0 as version union all select 1) as versions
    group by 1, 2, 3, 4`.execute(database);
}

/** Stories, and events of readers with all that the server keeps of them, made by the database itself. */
export async function seedReadings(database: Database, sizes: Sizes): Promise<void> {
  await seedStories(database, sizes);
  await seedListings(database);
  if (sizes.events === 0) return;
  await seedEvents(database, sizes);
  await seedFigures(database);
}

/** Sessions of users that were made by `seedUsers`, all used today and a tenth just now. */
export async function seedSessions(database: Database, count: number, now: number): Promise<void> {
  await sql`
    insert into sessions (id, user_id, created_at, expires_at, last_seen_at, is_mobile)
    select
      'session-' || id, id, ${quoted(now)} - 3600000, ${quoted(now)} + 86400000,
      ${quoted(now)} - case when length(id) % 10 = 0 then 0 else 600000 end, 0
    from users order by created_at desc limit ${quoted(count)}`.execute(database);
}
