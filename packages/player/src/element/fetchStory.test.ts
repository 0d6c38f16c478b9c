import { sampleStory } from '@dreamfork/story/testing';
import { afterEach, expect, test, vi } from 'vitest';
import { media } from '../StoryPlayer/StoryPlayer.fixtures.ts';
import { countedVersion, fetchStory, sendReading } from './fetchStory.ts';

afterEach(() => vi.unstubAllGlobals());

function answer(response: () => Response | Promise<never>): void {
  vi.stubGlobal('fetch', async () => response());
}

const json = (body: unknown) => () => Response.json(body);

test('the story is as the server gives it', async () => {
  const [node] = sampleStory.nodes;
  const item = media('m', { url: '/api/media/1' });
  answer(json({ nodes: [{ ...node, media: [item] }] }));
  expect(await fetchStory('/story.json')).toMatchObject({ story: { nodes: [{ media: [item] }] } });
});

test.each([
  ['a story that is not there', () => new Response('', { status: 404 }), 'not-found'],
  ['a story that was removed', () => new Response('', { status: 410 }), 'not-found'],
  ['an answer of failure', () => new Response('', { status: 503 }), 'load-failed'],
  ['no answer', () => Promise.reject(new TypeError('Failed to fetch')), 'load-failed'],
  ['a page in place of a story', () => new Response('<!doctype html>'), 'story-malformed'],
  ['data without nodes', json({ title: 'x' }), 'story-malformed'],
])('%s is told by its reason', async (_what, response, problem) => {
  answer(response);
  expect(await fetchStory('/story.json')).toEqual({ problem });
});

test('what is counted goes beside the story, and a lost count is silent', async () => {
  const send = vi.fn<typeof fetch>(() => Promise.reject(new TypeError('Failed to fetch')));
  vi.stubGlobal('fetch', send);
  vi.stubGlobal('document', { baseURI: 'https://host.example/' });
  const batch = { events: [{ type: 'start' as const, nodeId: 'a' }] };
  sendReading('https://api.example/api/story/7/data', batch);
  const [[address, init] = []] = send.mock.calls;
  expect((address as URL).href).toBe('https://api.example/api/story/7/events');
  expect(init).toMatchObject({ method: 'POST', keepalive: true, body: JSON.stringify(batch) });
});

test('a reading is reported only to a server that counts it, or at the wish of the page', () => {
  vi.stubGlobal('document', { baseURI: 'https://blog.example/post' });
  const server = 'https://stories.example/api/story/s1/data?preview=1';
  expect(countedVersion(server, { version: 3 })).toBe(3);
  expect(countedVersion(server, { version: 3, countsReadings: false })).toBeUndefined();
  expect(countedVersion(server, { version: 3 }, 'off')).toBeUndefined();
  expect(countedVersion(server, {})).toBeUndefined();
  expect(countedVersion('story.json', { version: 3 })).toBeUndefined();
  expect(countedVersion('https://cdn.example/story/s1.json', { version: 3 })).toBeUndefined();
  expect(countedVersion('story.json', {}, 'on')).toBeNull();
  expect(countedVersion('story.json', { countsReadings: false }, 'on')).toBeUndefined();
});
