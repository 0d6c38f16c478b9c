import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

async function createCases({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('moderation_cases')
    .addColumn('target_id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('story_id', 'text', (column) =>
      column.notNull().references('stories.id').onDelete('cascade'),
    )
    .addColumn('author_id', 'text', (column) =>
      column.notNull().references('users.id').onDelete('cascade'),
    )
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('changed_at', 'bigint', (column) => column.notNull())
    .addColumn('recorded_at', 'bigint', (column) => column.notNull())
    .addColumn('story_title', 'text', (column) => column.notNull())
    .addColumn('story_version', 'integer', (column) => column.notNull())
    .addColumn('content_hash', 'text', (column) => column.notNull())
    .addColumn('comment_text', 'text')
    .addColumn('comment_created_at', 'bigint')
    .addColumn('claimed_by', 'text')
    .addColumn('claim_ends_at', 'bigint')
    .addColumn('outcome', 'text')
    .addColumn('reason', 'text')
    .addColumn('decided_by', 'text')
    .addColumn('decided_at', 'bigint')
    .addColumn('appeal_text', 'text')
    .addColumn('appealed_at', 'bigint')
    .addColumn('appeal_outcome', 'text')
    .addColumn('appeal_answer', 'text')
    .addColumn('appeal_decided_at', 'bigint')
    .execute();
  for (const [name, columns] of [
    ['moderation_cases_by_status', ['status', 'changed_at', 'target_id']],
    ['moderation_cases_by_author', ['author_id', 'decided_at', 'target_id']],
    ['moderation_cases_by_story', ['story_id']],
  ] satisfies [string, string[]][]) {
    await schema.createIndex(name).on('moderation_cases').columns(columns).execute();
  }
}

async function createNotes({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('case_notes')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('target_id', 'text', (column) =>
      column.notNull().references('moderation_cases.target_id').onDelete('cascade'),
    )
    .addColumn('author_name', 'text', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .execute();
  await schema
    .createIndex('case_notes_by_case')
    .on('case_notes')
    .columns(['target_id', 'created_at'])
    .execute();
}

/** Earlier reports have today's content as their evidence. */
async function createCasesOfReports(database: Kysely<unknown>): Promise<void> {
  await sql`
    insert into moderation_cases (
      target_id, kind, story_id, author_id, status, changed_at, recorded_at, story_title, story_version,
      content_hash, comment_text, comment_created_at, outcome, reason, decided_by, decided_at
    )
    select
      facts.target_id,
      case when story_comments.id is null then 'story' else 'comment' end,
      stories.id,
      coalesce(story_comments.author_id, stories.owner_id),
      case when facts.open_count > 0 then 'open' else 'settled' end,
      facts.changed_at,
      facts.recorded_at,
      stories.title,
      stories.version,
      stories.content_hash,
      story_comments.text,
      story_comments.created_at,
      facts.outcome,
      case when facts.outcome = 'unpublished' then stories.unpublished_reason end,
      facts.decided_by,
      facts.decided_at
    from (
      select
        target_id, story_id, comment_id,
        sum(case when settled_at is null then 1 else 0 end) as open_count,
        min(created_at) as recorded_at,
        max(coalesce(settled_at, created_at)) as changed_at,
        max(outcome) as outcome,
        max(settled_by) as decided_by,
        max(settled_at) as decided_at
      from reports
      group by target_id, story_id, comment_id
    ) as facts
    inner join stories on stories.id = facts.story_id
    left join story_comments on story_comments.id = facts.comment_id
    where facts.comment_id is null or story_comments.id is not null`.execute(database);
}

export const cases: Migration = {
  async up(database: Kysely<unknown>) {
    await createCases(database);
    await createNotes(database);
    await createCasesOfReports(database);
  },
};
