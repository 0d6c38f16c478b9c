import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sampleStory } from '@dreamfork/story/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoDirectory } from '../../src/configuration/paths.ts';
import { loadDemo } from '../../src/services/load-demo.ts';
import { describeOnEngines } from '../support/engines.ts';
import { startTestServer, type TestServer } from '../support/test-server.ts';

let directory = '';
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'dreamfork-demo-'));
  for (const slug of ['one', 'two', 'unfinished']) await mkdir(join(directory, slug));
  for (const slug of ['one', 'two']) {
    const story = JSON.stringify({ ...sampleStory, title: `Пример ${slug}` });
    await writeFile(join(directory, slug, 'story.json'), story);
    const details = { category: 'fairytale', tags: ['пример'] };
    await writeFile(join(directory, slug, 'details.json'), JSON.stringify(details));
  }
});
afterAll(() => rm(directory, { recursive: true, force: true }));

const publicStories = async ({ send }: TestServer) =>
  (await send('GET', '/api/StoryManagement/public')).body.stories;

describeOnEngines('demo stories', (engine) => {
  test('come into an empty database once, public, with genre and tags, by an author nobody is', async () => {
    const server = await startTestServer(engine);
    try {
      expect(await loadDemo(server.services, directory)).toBe(2);
      expect(await publicStories(server)).toMatchObject([
        { title: 'Пример one', category: 'fairytale', tags: ['пример'], isPublic: true },
        { title: 'Пример two', coverUrl: null },
      ]);
      const author = await server.send('POST', '/auth/login', {
        body: { email: 'stories@dreamfork.local', password: 'a password that nobody has' },
      });
      expect(author.body.code).toBe('credentials-invalid');
      expect(await loadDemo(server.services, directory)).toBe(0);
      await server.services.database.deleteFrom('stories').execute();
      expect(await loadDemo(server.services, directory)).toBe(0);
      expect(await publicStories(server)).toEqual([]);
    } finally {
      await server.stop();
    }
  });

  test('that come with the server are valid, have several ends, a genre, tags and a cover to draw', async () => {
    const server = await startTestServer(engine);
    try {
      const count = await loadDemo(server.services, demoDirectory);
      const stories = await publicStories(server);
      expect(stories).toHaveLength(count);
      for (const story of stories) {
        expect(story.nodeCount).toBeGreaterThanOrEqual(12);
        expect(story.endCount).toBeGreaterThan(1);
        expect(story.category).not.toBeNull();
        expect(story.tags.length).toBeGreaterThan(0);
        expect(story.coverMap.path.length).toBeGreaterThan(2);
      }
      expect((await server.send('GET', '/demo/mayak/story.json')).status).toBe(404);
    } finally {
      await server.stop();
    }
  });
});
