import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Cases keep the story that was reported, reports the place, and decisions whether they changed what readers saw. */
export const caseEvidence: Migration = {
  async up(database: Kysely<unknown>) {
    const { schema } = database;
    await schema
      .createTable('case_stories')
      .addColumn('target_id', 'text', (column) =>
        column.primaryKey().notNull().references('moderation_cases.target_id').onDelete('cascade'),
      )
      // SQLite has no such type; it stores a blob as a blob in a column of any type.
      .addColumn('document', 'bytea', (column) => column.notNull())
      .addColumn('size_bytes', 'integer', (column) => column.notNull())
      .execute();
    await schema.alterTable('reports').addColumn('node_id', 'text').execute();
    // Until now, only what readers saw could be decided.
    await schema
      .alterTable('moderation_cases')
      .addColumn('was_visible', 'integer', (column) => column.notNull().defaultTo(1))
      .execute();
    await sql`
      insert into case_stories (target_id, document, size_bytes)
      select moderation_cases.target_id, story_version_documents.document, story_versions.size_bytes
      from moderation_cases
      inner join story_versions
        on story_versions.story_id = moderation_cases.story_id
        and story_versions.version = moderation_cases.story_version
      inner join story_version_documents
        on story_version_documents.story_id = story_versions.story_id
        and story_version_documents.version = story_versions.version
      where moderation_cases.kind = 'story'`.execute(database);
  },
};
