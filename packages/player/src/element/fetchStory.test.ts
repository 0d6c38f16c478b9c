import { sampleStory } from '@dreamfork/story/testing';
import { afterEach, expect, test, vi } from 'vitest';
import { media } from '../StoryPlayer/StoryPlayer.fixtures.ts';
import { fetchStory } from './fetchStory.ts';

afterEach(() => vi.unstubAllGlobals());

function answer(response: () => Response | Promise<never>): void {
  vi.stubGlobal('document', { baseURI: 'https://host.example/blog/' });
  vi.stubGlobal('fetch', async () => response());
}

const json = (body: unknown) => () => Response.json(body);

test('media addresses are resolved against the story, not the page', async () => {
  const [node] = sampleStory.nodes;
  answer(json({ nodes: [{ ...node, media: [media('m', { url: '/api/media/1' })] }] }));
  const loaded = await fetchStory('https://stories.example/api/story/7/data');
  expect(loaded).toMatchObject({
    story: { nodes: [{ media: [{ url: 'https://stories.example/api/media/1' }] }] },
  });
});

test.each([
  ['an answer of failure', () => new Response('', { status: 503 }), 'load-failed'],
  ['no answer', () => Promise.reject(new TypeError('Failed to fetch')), 'load-failed'],
  ['a page in place of a story', () => new Response('<!doctype html>'), 'story-malformed'],
  ['data without nodes', json({ title: 'x' }), 'story-malformed'],
])('%s is told by its reason', async (_what, response, problem) => {
  answer(response);
  expect(await fetchStory('/story.json')).toEqual({ problem });
});
