import { canonicalStory, coverMap, serialiseStory, storyStatistics } from '@dreamfork/story';
import { sampleStory } from '@dreamfork/story/testing';
import { Migrator } from 'kysely/migration';
import { expect, test } from 'vitest';
import { compressText } from '../../src/db/compressed-text.ts';
import { migrationLimits } from '../../src/db/engine.ts';
import { migrate, migrations } from '../../src/db/migrations/index.ts';
import { openPostgres } from '../../src/db/postgres.ts';
import type { Database } from '../../src/db/schema.ts';
import { openSqlite } from '../../src/db/sqlite.ts';
import { storySearchText, titleKey } from '../../src/db/story-search.ts';
import { contentHash } from '../../src/document/reader-content.ts';
import { usernameKey } from '../../src/services/users/user-keys.ts';
import { readVersion } from '../../src/services/versions/read-version.ts';
import { describeOnEngines, type Engine, makePlace } from '../support/engines.ts';

async function openFoundation(engine: Engine, until = '0001-foundation') {
  const place = await makePlace(engine);
  const { database, search, close } = place.databaseUrl
    ? openPostgres({ url: place.databaseUrl, limits: migrationLimits, onLostConnection: () => {} })
    : openSqlite(place.dataDirectory, migrationLimits);
  const provider = { getMigrations: async () => migrations };
  await new Migrator({ db: database, provider }).migrateTo(until);
  return {
    database,
    search,
    remove: async () => {
      await close();
      await place.remove();
    },
  };
}

async function insertStory(database: Database, id: string, version: number): Promise<void> {
  await database
    .insertInto('stories')
    .values({
      id,
      owner_id: 'author',
      title: sampleStory.title,
      description: '',
      is_public: 0,
      version,
      cover_url: null,
      node_count: sampleStory.nodes.length,
      end_count: 1,
      search_text: '',
      created_at: 1000,
      updated_at: 2000,
    })
    .execute();
  await database
    .insertInto('story_documents')
    .values({ story_id: id, document: JSON.stringify(sampleStory) })
    .execute();
}

type Author = { id: string; username: string; email: string };

const firstAuthor: Author = { id: 'author', username: 'author', email: 'a@example.org' };

async function insertAuthor(
  database: Database,
  { id, username, email }: Author = firstAuthor,
): Promise<void> {
  await database
    .insertInto('users')
    .values({
      id,
      username,
      username_key: username.toLowerCase(),
      email,
      email_key: email,
      display_name: 'Автор',
      password_hash: null,
      role: 'User',
      status: 'Active',
      email_confirmed: 1,
      theme: 'light',
      notifications: 1,
      language: 'ru',
      premium_expires_at: null,
      search_text: '',
      created_at: 1000,
      last_login_at: null,
      last_seen_at: null,
    })
    .execute();
}

/** A file as it was stored before 0014. */
const oldFile = (id: string) =>
  ({
    id,
    owner_id: 'author',
    sha256: 'ab'.repeat(32),
    status: 0,
    original_name: 'а.png',
    file_name: 'а.png',
    mime_type: 'image/png',
    size_bytes: 1,
    type: 0,
    description: '',
    tags: '',
    search_text: '',
    created_at: 1000,
    updated_at: 1000,
  }) as never;

describeOnEngines('migrations', (engine) => {
  test('0002 gives every story saved before it the version that it is in', async () => {
    const { database, remove } = await openFoundation(engine);
    try {
      await insertAuthor(database);
      for (const [index, id] of ['first', 'second', 'third'].entries()) {
        await insertStory(database, id, index + 4);
      }
      await migrate(database);
      const kept = await database
        .selectFrom('story_versions')
        .selectAll()
        .orderBy('story_id')
        .execute();
      expect(kept).toMatchObject([
        { story_id: 'first', version: 4 },
        {
          story_id: 'second',
          version: 5,
          name: null,
          saved_at: 2000,
          title: sampleStory.title,
          node_count: sampleStory.nodes.length,
          connection_count: sampleStory.connections.length,
          word_count: storyStatistics(sampleStory).words,
          size_bytes: Buffer.byteLength(JSON.stringify(sampleStory)),
        },
        { story_id: 'third', version: 6 },
      ]);
      const text = await readVersion(
        { database },
        { storyId: 'second', ownerId: 'author', version: 5 },
      );
      expect(JSON.parse(text).document).toEqual(sampleStory);
    } finally {
      await remove();
    }
  });

  test('0003 compares the names of users by their looks, and lets nobody lose an account', async () => {
    const { database, remove } = await openFoundation(engine);
    try {
      const names = { one: 'cop', two: 'сор', three: 'Анна' };
      for (const [id, username] of Object.entries(names)) {
        await insertAuthor(database, { id, username, email: `${id}@example.org` });
      }
      await database
        .insertInto('sessions')
        .values({ id: 'session', user_id: 'one', created_at: 1000, expires_at: 2000 } as never)
        .execute();
      await migrate(database);
      const keys = await database.selectFrom('users').select(['id', 'username_key']).execute();
      expect(Object.fromEntries(keys.map(({ id, username_key }) => [id, username_key]))).toEqual({
        one: 'cop',
        two: 'cop#two',
        three: usernameKey('Анна'),
      });
      expect(await database.selectFrom('sessions').selectAll().execute()).toMatchObject([
        { id: 'session', browser: null, is_mobile: 0, last_seen_at: null },
      ]);
    } finally {
      await remove();
    }
  });

  test('0004 lists, measures and searches what was saved before it', async () => {
    const { database, search, remove } = await openFoundation(engine);
    try {
      await insertAuthor(database);
      await insertStory(database, 'hidden', 1);
      await insertStory(database, 'shown', 1);
      await database
        .updateTable('stories')
        .set({ is_public: 1 })
        .where('id', '=', 'shown')
        .execute();
      await database
        .insertInto('story_counters')
        .values({ story_id: 'shown', view_count: 7, choice_count: 0, completion_count: 0 })
        .execute();
      await migrate(database);
      const listed = await database.selectFrom('story_listings').selectAll().execute();
      expect(listed).toEqual([
        {
          story_id: 'shown',
          created_at: 1000,
          title_key: titleKey(sampleStory.title),
          category: null,
          view_count: 7,
          like_count: 0,
        },
      ]);
      const stories = await database
        .selectFrom('stories')
        .select(['word_count', 'size_bytes', 'search_text', 'cover_url', 'deleted_at'])
        .execute();
      expect(stories).toHaveLength(2);
      for (const story of stories) {
        expect(story).toEqual({
          word_count: storyStatistics(sampleStory).words,
          size_bytes: Buffer.byteLength(JSON.stringify(sampleStory)),
          search_text: storySearchText(sampleStory.title, 'Автор'),
          cover_url: null,
          deleted_at: null,
        });
      }
      const found = async (word: string) =>
        (await search.matching([word]).execute(database)).rows.map(({ story_id }) => story_id);
      expect(await found('авт')).toEqual(['shown']);
      expect(await found('втор')).toEqual([]);
    } finally {
      await remove();
    }
  });

  test('0006 leaves one link of a kind, and knows by its content what was unpublished', async () => {
    const { database, remove } = await openFoundation(engine, '0004-stories');
    try {
      await insertAuthor(database);
      const links = [
        { hash: 'old', expires_at: 1000 },
        { hash: 'one', expires_at: 2000 },
        { hash: 'two', expires_at: 2000 },
      ];
      await database
        .insertInto('link_tokens')
        .values(
          links.map((link) => ({
            ...link,
            user_id: 'author',
            purpose: 'password-reset' as const,
            email: 'a@example.org',
          })),
        )
        .execute();
      for (const [id, unpublished_version] of [
        ['kept', 1],
        ['thinned', 7],
        ['never', null],
      ] as const) {
        await insertStory(database, id, 1);
        await database
          .updateTable('stories')
          .set({ unpublished_version } as never)
          .where('id', '=', id)
          .execute();
        await database
          .insertInto('story_versions')
          .values({
            story_id: id,
            version: 1,
            name: null,
            saved_at: 2000,
            title: sampleStory.title,
            node_count: 0,
            connection_count: 0,
            word_count: 0,
            size_bytes: 0,
          })
          .execute();
        await database
          .insertInto('story_version_documents')
          .values({
            story_id: id,
            version: 1,
            document: await compressText(serialiseStory(sampleStory)),
          })
          .execute();
      }
      await migrate(database);
      expect(await database.selectFrom('link_tokens').select('hash').execute()).toEqual([
        { hash: 'two' },
      ]);
      const stories = await database
        .selectFrom('stories')
        .select(['id', 'unpublished_hash', 'content_hash'])
        .orderBy('id')
        .execute();
      const stored = { content_hash: contentHash(sampleStory) };
      expect(stories).toEqual([
        { id: 'kept', unpublished_hash: contentHash(canonicalStory(sampleStory)), ...stored },
        { id: 'never', unpublished_hash: null, ...stored },
        { id: 'thinned', unpublished_hash: null, ...stored },
      ]);
    } finally {
      await remove();
    }
  });

  test('0014 lets the time of files that nothing uses begin with it', async () => {
    const { database, remove } = await openFoundation(engine, '0012-audit-log');
    try {
      await insertAuthor(database);
      await insertStory(database, 'story', 1);
      for (const id of ['shown', 'avatar', 'unused']) {
        await database.insertInto('media_files').values(oldFile(id)).execute();
      }
      const use = { story_id: 'story', file_id: 'shown', nodes: '[]' };
      await database.insertInto('story_media').values(use).execute();
      await database.updateTable('users').set({ avatar_file_id: 'avatar' }).execute();
      await migrate(database);
      const unused = await database
        .selectFrom('media_files')
        .select(['id', 'unused_since'])
        .where('unused_since', 'is not', null)
        .execute();
      expect(unused).toEqual([{ id: 'unused', unused_since: expect.any(Number) }]);
    } finally {
      await remove();
    }
  });

  test('0027 draws covers for what was saved before it', async () => {
    const { database, remove } = await openFoundation(engine, '0026-model-text');
    try {
      await insertAuthor(database);
      for (const id of ['demo', 'plain']) await insertStory(database, id, 1);
      const picture = { cover_url: '/demo/mayak/cover.webp' };
      await database.updateTable('stories').set(picture).where('id', '=', 'demo').execute();
      await migrate(database);
      const covers = await database
        .selectFrom('stories')
        .select(['cover_url', 'cover_map'])
        .execute();
      const map = JSON.stringify(coverMap(sampleStory));
      expect(covers).toEqual([
        { cover_url: null, cover_map: map },
        { cover_url: null, cover_map: map },
      ]);
    } finally {
      await remove();
    }
  });

  test('0018 gives what was reported before it a case', async () => {
    const { database, remove } = await openFoundation(engine, '0013-two-factor');
    try {
      await insertAuthor(database);
      for (const id of ['open', 'settled']) await insertStory(database, id, 3);
      await database
        .insertInto('story_comments')
        .values({
          id: 'comment',
          story_id: 'open',
          author_id: 'author',
          text: 'Грубо',
          created_at: 3,
        })
        .execute();
      const report = {
        reporter_id: 'author',
        reason: 'spam',
        details: null,
        created_at: 10,
      } as const;
      const settled = { settled_at: 20, settled_by: 'author', outcome: 'dismissed' } as const;
      const undecided = { settled_at: null, settled_by: null, outcome: null };
      await database
        .insertInto('reports')
        .values([
          { ...report, ...undecided, target_id: 'open', story_id: 'open', comment_id: null },
          {
            ...report,
            ...undecided,
            target_id: 'comment',
            story_id: 'open',
            comment_id: 'comment',
          },
          { ...report, ...undecided, target_id: 'gone', story_id: 'open', comment_id: 'gone' },
          { ...report, ...settled, target_id: 'settled', story_id: 'settled', comment_id: null },
        ])
        .execute();
      await migrate(database);
      const cases = await database
        .selectFrom('moderation_cases')
        .select([
          'target_id',
          'kind',
          'status',
          'changed_at',
          'comment_text',
          'outcome',
          'story_version',
        ])
        .orderBy('target_id')
        .execute();
      const story = { kind: 'story', comment_text: null, story_version: 3 };
      const isNew = { status: 'open', changed_at: 10, outcome: null };
      expect(cases).toEqual([
        { ...story, ...isNew, target_id: 'comment', kind: 'comment', comment_text: 'Грубо' },
        { ...story, ...isNew, target_id: 'open' },
        { ...story, target_id: 'settled', status: 'settled', changed_at: 20, outcome: 'dismissed' },
      ]);
    } finally {
      await remove();
    }
  });
});
