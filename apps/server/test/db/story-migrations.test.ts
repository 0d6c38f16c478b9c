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
