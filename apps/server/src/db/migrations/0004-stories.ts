import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { describeStories, type StoredStories } from './0004-describe-stories.ts';
import { createStorySearch, isPostgres } from './0004-story-search.ts';

type Database = Kysely<unknown>;

// Titles are compared by code point, in PostgreSQL as in SQLite.
const comparedText = (database: Database) =>
  isPostgres(database) ? sql`text collate "C"` : ('text' as const);

async function extendStories(database: Database): Promise<void> {
  const { schema } = database;
  const stories = () => schema.alterTable('stories');
  await stories().addColumn('category', 'text').execute();
  for (const name of ['word_count', 'size_bytes'] as const) {
    await stories()
      .addColumn(name, 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
  }
  await stories()
    .addColumn('title_key', comparedText(database), (column) => column.notNull().defaultTo(''))
    .execute();
  await stories().addColumn('deleted_at', 'bigint').execute();
  await stories().addColumn('unpublished_reason', 'text').execute();
  await stories().addColumn('unpublished_by', 'text').execute();
  await stories().addColumn('unpublished_at', 'bigint').execute();
  await stories().addColumn('unpublished_version', 'integer').execute();
  for (const name of ['like_count', 'comment_count'] as const) {
    await schema
      .alterTable('story_counters')
      .addColumn(name, 'bigint', (column) => column.notNull().defaultTo(0))
      .execute();
  }
  await schema
    .createIndex('stories_by_deletion')
    .on('stories')
    .column('deleted_at')
    .where(sql<boolean>`deleted_at is not null`)
    .execute();
}

async function createListings(database: Database): Promise<void> {
  const { schema } = database;
  await schema
    .createTable('story_listings')
    .addColumn('story_id', 'text', (column) =>
      column.primaryKey().notNull().references('stories.id').onDelete('cascade'),
    )
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('title_key', comparedText(database), (column) => column.notNull())
    .addColumn('category', 'text')
    .addColumn('view_count', 'bigint', (column) => column.notNull())
    .addColumn('like_count', 'bigint', (column) => column.notNull())
    .execute();
  for (const column of ['created_at', 'title_key', 'view_count', 'like_count'] as const) {
    await schema
      .createIndex(`story_listings_by_${column}`)
      .on('story_listings')
      .columns([column, 'story_id'])
      .execute();
    await schema
      .createIndex(`story_listings_of_category_by_${column}`)
      .on('story_listings')
      .columns(['category', column, 'story_id'])
      .execute();
  }
  await createStorySearch(database);
}

async function createTags(database: Database): Promise<void> {
  const { schema } = database;
  await schema
    .createTable('tags')
    .addColumn('tag_key', comparedText(database), (column) => column.primaryKey().notNull())
    .addColumn('label', 'text', (column) => column.notNull())
    .addColumn('story_count', 'integer', (column) => column.notNull())
    .execute();
  await schema.createIndex('tags_by_use').on('tags').columns(['story_count', 'tag_key']).execute();
  await schema
    .createTable('story_tags')
    .addColumn('story_id', 'text', (column) =>
      column.notNull().references('stories.id').onDelete('cascade'),
    )
    .addColumn('tag_key', comparedText(database), (column) =>
      column.notNull().references('tags.tag_key'),
    )
    .addColumn('place', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('story_tags_key', ['story_id', 'tag_key'])
    .execute();
  await schema
    .createIndex('story_tags_by_tag')
    .on('story_tags')
    .columns(['tag_key', 'story_id'])
    .execute();
}

async function createFeedback(database: Database): Promise<void> {
  const { schema } = database;
  await schema
    .createTable('story_likes')
    .addColumn('story_id', 'text', (column) =>
      column.notNull().references('stories.id').onDelete('cascade'),
    )
    .addColumn('user_id', 'text', (column) =>
      column.notNull().references('users.id').onDelete('cascade'),
    )
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('story_likes_key', ['story_id', 'user_id'])
    .execute();
  await schema.createIndex('story_likes_by_user').on('story_likes').column('user_id').execute();
  await schema
    .createTable('story_comments')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('story_id', 'text', (column) =>
      column.notNull().references('stories.id').onDelete('cascade'),
    )
    .addColumn('author_id', 'text', (column) =>
      column.notNull().references('users.id').onDelete('cascade'),
    )
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .execute();
  await schema
    .createIndex('story_comments_by_story')
    .on('story_comments')
    .columns(['story_id', 'created_at', 'id'])
    .execute();
  await schema
    .createIndex('story_comments_by_author')
    .on('story_comments')
    .column('author_id')
    .execute();
}

async function createReports(database: Database): Promise<void> {
  const { schema } = database;
  await schema
    .createTable('reports')
    .addColumn('target_id', 'text', (column) => column.notNull())
    .addColumn('reporter_id', 'text', (column) =>
      column.notNull().references('users.id').onDelete('cascade'),
    )
    .addColumn('story_id', 'text', (column) =>
      column.notNull().references('stories.id').onDelete('cascade'),
    )
    .addColumn('comment_id', 'text')
    .addColumn('reason', 'text', (column) => column.notNull())
    .addColumn('details', 'text')
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('settled_at', 'bigint')
    .addColumn('settled_by', 'text')
    .addColumn('outcome', 'text')
    .addPrimaryKeyConstraint('reports_key', ['target_id', 'reporter_id'])
    .execute();
  await schema.createIndex('reports_by_reporter').on('reports').column('reporter_id').execute();
  await schema.createIndex('reports_by_story').on('reports').column('story_id').execute();
  await schema
    .createIndex('reports_open')
    .on('reports')
    .columns(['target_id', 'created_at'])
    .where(sql<boolean>`settled_at is null`)
    .execute();
}

export const stories: Migration = {
  async up(database: Kysely<StoredStories>) {
    await extendStories(database as Database);
    await createListings(database as Database);
    await createTags(database as Database);
    await createFeedback(database as Database);
    await createReports(database as Database);
    await describeStories(database);
  },
};
