import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** The counters that lists show, and the figures of the statistics that count the same. */
const counted = { view_count: 'start', completion_count: 'completion' } as const;

/**
 * Views and readings were counted apart: a view once within half an hour for an address, a reading by its id. Of each
 * story the greater of both numbers is carried over, and both have it from then on.
 */
async function carryOver(database: Kysely<unknown>): Promise<void> {
  for (const [counter, figure] of Object.entries(counted)) {
    const column = sql.ref(counter);
    await sql`
      insert into reading_figures (story_id, version, figure, part, choice_id, count)
      select story_id, 0, ${sql.lit(figure)}, '', '', ${column} from story_counters
      where ${column} > 0
      on conflict (story_id, version, figure, part, choice_id)
      do update set count = excluded.count where excluded.count > reading_figures.count`.execute(
      database,
    );
    await sql`
      insert into story_counters (story_id, view_count, choice_count, completion_count)
      select story_id, 0, 0, 0 from reading_figures
      where version = 0 and figure = ${sql.lit(figure)}
      on conflict (story_id) do nothing`.execute(database);
    await sql`
      update story_counters set ${column} = coalesce((
        select count from reading_figures
        where reading_figures.story_id = story_counters.story_id
          and version = 0 and figure = ${sql.lit(figure)}
      ), ${column})`.execute(database);
  }
  await sql`
    update story_listings set view_count = coalesce((
      select story_counters.view_count from story_counters
      where story_counters.story_id = story_listings.story_id
    ), view_count)`.execute(database);
}

export const readingCounts: Migration = {
  async up(database: Kysely<unknown>) {
    const { schema } = database;
    await carryOver(database);
    await schema.dropTable('story_readings').execute();
    await schema
      .createTable('reading_networks')
      .addColumn('story_id', 'text', (column) =>
        column.notNull().references('stories.id').onDelete('cascade'),
      )
      .addColumn('day', 'text', (column) => column.notNull())
      .addColumn('network', 'text', (column) => column.notNull())
      .addColumn('readings', 'integer', (column) => column.notNull())
      .addPrimaryKeyConstraint('reading_networks_key', ['story_id', 'day', 'network'])
      .execute();
    await schema
      .createIndex('reading_networks_by_day')
      .on('reading_networks')
      .column('day')
      .execute();
  },
};
