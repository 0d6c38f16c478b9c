import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

export const administration: Migration = {
  async up(database: Kysely<unknown>) {
    await database.schema
      .createTable('server_settings')
      .addColumn('name', 'text', (column) => column.primaryKey().notNull())
      .addColumn('value', 'text', (column) => column.notNull())
      .execute();
    await database.schema
      .createTable('job_runs')
      .addColumn('job', 'text', (column) => column.primaryKey().notNull())
      .addColumn('started_at', 'bigint', (column) => column.notNull())
      .addColumn('finished_at', 'bigint')
      .addColumn('error', 'text')
      .execute();
    await database.schema
      .createIndex('sessions_by_use')
      .on('sessions')
      .column('last_seen_at')
      .execute();
    // The activity of a day over all stories; these two figures are few among all.
    for (const figure of ['day-start', 'day-completion']) {
      await sql`
        create index ${sql.raw(`reading_${figure.replace('-', '_')}s`)}
        on reading_figures (part, story_id, count)
        where version = 0 and figure = ${sql.lit(figure)}`.execute(database);
    }
    await database.schema
      .createIndex('stories_by_creation')
      .on('stories')
      .column('created_at')
      .execute();
  },
};
