import { coverMap, storyStatistics } from '@dreamfork/story';
import { sampleStory } from '@dreamfork/story/testing';
import { expect, test } from 'vitest';
import { migrate } from '../../src/db/migrations/index.ts';
import { storySearchText, titleKey } from '../../src/db/story-search.ts';
import { readVersion } from '../../src/services/versions/read-versions.ts';
import { describeOnBothEngines } from '../support/engines.ts';
import { insertAuthor, insertStory, openFoundation } from '../support/foundation.ts';

describeOnBothEngines('migrations of stories', (engine) => {
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

  test('0029 gives views and readings one number, the greater of both', async () => {
    const { database, remove } = await openFoundation(engine, '0028-comment-letters');
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
      await migrate(database);
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

  test('0031 finds what was saved before it by other forms of its words', async () => {
    const { database, search, remove } = await openFoundation(engine, '0029-reading-counts');
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
      await migrate(database);
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
});
