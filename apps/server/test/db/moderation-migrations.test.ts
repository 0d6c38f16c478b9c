import { canonicalStory, serialiseStory } from '@dreamfork/story';
import { sampleStory } from '@dreamfork/story/testing';
import { expect, test } from 'vitest';
import { compressText } from '../../src/db/compressed-text.ts';
import { migrate } from '../../src/db/migrations/index.ts';
import { contentHash } from '../../src/document/reader-content.ts';
import { describeOnBothEngines } from '../support/engines.ts';
import { insertAuthor, insertStory, openFoundation } from '../support/foundation.ts';

describeOnBothEngines('migrations of moderation', (engine) => {
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

  test('0030 keeps the reported version of a story where it is still there', async () => {
    const { database, remove } = await openFoundation(engine, '0029-reading-counts');
    try {
      await insertAuthor(database);
      for (const id of ['kept', 'thinned']) await insertStory(database, id, 1);
      const document = await compressText(serialiseStory(sampleStory));
      const version = { story_id: 'kept', version: 1 };
      await database
        .insertInto('story_versions')
        .values({
          ...version,
          name: null,
          saved_at: 2000,
          title: sampleStory.title,
          node_count: 0,
          connection_count: 0,
          word_count: 0,
          size_bytes: 7,
        })
        .execute();
      await database
        .insertInto('story_version_documents')
        .values({ ...version, document })
        .execute();
      for (const id of ['kept', 'thinned']) {
        await database
          .insertInto('moderation_cases')
          .values({
            target_id: id,
            kind: 'story',
            story_id: id,
            author_id: 'author',
            status: 'open',
            changed_at: 1,
            recorded_at: 1,
            story_title: id,
            story_version: 1,
            content_hash: '',
          })
          .execute();
      }
      await migrate(database);
      const kept = await database.selectFrom('case_stories').selectAll().execute();
      expect(kept).toEqual([{ target_id: 'kept', size_bytes: 7, document: expect.anything() }]);
      expect(Buffer.from(kept[0]?.document ?? '').equals(document)).toBe(true);
    } finally {
      await remove();
    }
  });
});
