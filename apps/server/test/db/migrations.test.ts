import { serialiseStory } from '@dreamfork/story';
import { sampleStory } from '@dreamfork/story/testing';
import { expect, test } from 'vitest';
import { alone, migrate } from '../../src/db/migrations/index.ts';
import { storySearchText } from '../../src/db/story-search.ts';
import { compressText } from '../../src/document/compressed-text.ts';
import { describeOnBothEngines } from '../support/engines.ts';
import { insertAuthor, insertStory, openMigratedTo } from '../support/stored-rows.ts';

describeOnBothEngines('migrations', (engine) => {
  test('0029 gives views and readings one number, the greater of both', async () => {
    const { database, remove } = await openMigratedTo(engine, '0028-baseline');
    try {
      await insertAuthor(database);
      const counts = { viewed: [40, 6, 5, 1], read: [1, 40, 0, 4], uncounted: [0, 3, 0, 2] };
      for (const [id, [views = 0, starts = 0, ends = 0, completions = 0]] of Object.entries(
        counts,
      )) {
        await insertStory(database, id, 1);
        const figures = { story_id: id, version: 0, part: '', choice_id: '' };
        await database
          .insertInto('reading_figures')
          .values([
            { ...figures, figure: 'start', count: starts },
            { ...figures, figure: 'completion', count: completions },
          ])
          .execute();
        await database
          .insertInto('story_listings')
          .values({ story_id: id, created_at: 1, title_key: id, view_count: views, like_count: 0 })
          .execute();
        if (id === 'uncounted') continue;
        await database
          .insertInto('story_counters')
          .values({ story_id: id, view_count: views, choice_count: 9, completion_count: ends })
          .execute();
      }
      await alone(database, migrate);
      const carried = async (figure: 'start' | 'completion') =>
        database
          .selectFrom('reading_figures')
          .select(['story_id as id', 'count'])
          .where('figure', '=', figure)
          .orderBy('story_id')
          .execute();
      const [read, uncounted, viewed] = [40, 3, 40];
      expect(await carried('start')).toEqual([
        { id: 'read', count: read },
        { id: 'uncounted', count: uncounted },
        { id: 'viewed', count: viewed },
      ]);
      expect((await carried('completion')).map(({ count }) => count)).toEqual([4, 2, 5]);
      const counters = await database
        .selectFrom('story_counters')
        .innerJoin('story_listings', 'story_listings.story_id', 'story_counters.story_id')
        .select([
          'story_counters.view_count',
          'choice_count',
          'completion_count',
          'story_listings.view_count as listed',
        ])
        .orderBy('story_counters.story_id')
        .execute();
      expect(counters).toEqual([
        { view_count: read, choice_count: 9, completion_count: 4, listed: read },
        { view_count: uncounted, choice_count: 0, completion_count: 2, listed: uncounted },
        { view_count: viewed, choice_count: 9, completion_count: 5, listed: viewed },
      ]);
    } finally {
      await remove();
    }
  });

  test('0030 keeps the reported version of a story where it is still there', async () => {
    const { database, remove } = await openMigratedTo(engine, '0029-reading-counts');
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
      await alone(database, migrate);
      const kept = await database.selectFrom('case_stories').selectAll().execute();
      expect(kept).toEqual([{ target_id: 'kept', size_bytes: 7, document: expect.anything() }]);
      expect(Buffer.from(kept[0]?.document ?? '').equals(document)).toBe(true);
    } finally {
      await remove();
    }
  });

  test('0031 finds what was saved before it by other forms of its words', async () => {
    const { database, search, remove } = await openMigratedTo(engine, '0029-reading-counts');
    try {
      await insertAuthor(database);
      for (const [id, text] of [
        ['shown', ' море у маяка lighthouses'],
        ['hidden', ' море'],
      ] as const) {
        await insertStory(database, id, 1);
        await database
          .updateTable('stories')
          .set({ search_text: text })
          .where('id', '=', id)
          .execute();
      }
      await database
        .insertInto('story_listings')
        .values({ story_id: 'shown', created_at: 1, title_key: '', view_count: 0, like_count: 0 })
        .execute();
      await search.write(database, 'shown', ' море у маяка lighthouses');
      await alone(database, migrate);
      const found = async (...words: string[]) =>
        (await search.matching(words).execute(database)).rows.map(({ story_id }) => story_id);
      expect(await found('морю')).toEqual(['shown']);
      expect(await found('морями', 'маяками', 'lighthouse')).toEqual(['shown']);
      expect(await found('мая')).toEqual(['shown']);
      expect(await found('моряк')).toEqual([]);
      const texts = await database.selectFrom('stories').select('search_text').execute();
      expect(texts.map(({ search_text }) => search_text)).toContain(storySearchText('море'));
    } finally {
      await remove();
    }
  });

  test('0042 gives the versions of stories without co-authors to their owner', async () => {
    const { database, remove } = await openMigratedTo(engine, '0041-members');
    try {
      await insertAuthor(database);
      for (const id of ['alone', 'shared']) {
        await insertStory(database, id, 1);
        const counts = { node_count: 0, connection_count: 0, word_count: 0, size_bytes: 0 };
        await database
          .insertInto('story_versions')
          .values({ story_id: id, version: 1, name: null, saved_at: 1, title: id, ...counts })
          .execute();
      }
      await database
        .insertInto('story_members')
        .values({ story_id: 'shared', user_id: 'author', joined_at: 1, invited_by: null })
        .execute();
      await alone(database, migrate);
      const saved = await database
        .selectFrom('story_versions')
        .select(['story_id', 'saved_by'])
        .orderBy('story_id')
        .execute();
      expect(saved).toEqual([
        { story_id: 'alone', saved_by: 'author' },
        { story_id: 'shared', saved_by: null },
      ]);
    } finally {
      await remove();
    }
  });
});
