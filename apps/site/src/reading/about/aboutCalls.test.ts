import { contract, routePath } from '@dreamfork/api-client/contract';
import { fixtureUsers, lighthouseStory, toStorySummary } from '@dreamfork/api-client/fixtures';
import { expect, test, vi } from 'vitest';
import { aboutPaths, createAboutCalls } from './aboutCalls.ts';

const calls = (answer: () => Promise<Response>, token: string | null = null) => {
  const fetch = vi.fn<typeof globalThis.fetch>(answer);
  return { fetch, ...createAboutCalls({ baseUrl: 'https://api.example', token, fetch }) };
};

const card = toStorySummary(lighthouseStory, fixtureUsers, undefined);

test('the addresses are those of the contract', () => {
  const id = 'a b';
  expect(aboutPaths.card(id)).toBe(routePath(contract.stories.card, { id }));
  expect(aboutPaths.like(id)).toBe(routePath(contract.content.like, { id }));
});

test('the facts are those of the card', async () => {
  const facts = await calls(async () => Response.json(card)).loadFacts('1');
  expect(card).toMatchObject(facts ?? {});
  expect(facts?.authorName).toBe(card.authorName);
});

test('what a server leaves out is not told', async () => {
  const { loadFacts } = calls(async () => Response.json({ title: 'x', tags: [1, 'море'] }));
  expect(await loadFacts('1')).toMatchObject({ authorName: '', tags: ['море'], likeCount: 0 });
});

test.each([
  ['a server without cards', async () => new Response('', { status: 404 })],
  ['an answer that is no JSON', async () => new Response('<html>')],
  ['no connection', async () => Promise.reject(new TypeError('offline'))],
])('%s tells nothing', async (_, answer) => {
  expect(await calls(answer).loadFacts('1')).toBeNull();
});

test('a like is sent with the token, and the count is the server’s', async () => {
  const { like, fetch } = calls(
    async () => Response.json({ success: true, liked: true, likeCount: 8 }),
    'secret',
  );
  expect(await like('1', true)).toEqual({ status: 'done', isLiked: true, likeCount: 8 });
  expect(fetch.mock.calls[0]?.[1]).toMatchObject({
    method: 'POST',
    headers: { authorization: 'Bearer secret' },
    body: '{"liked":true}',
  });
});

test('a session that has ended is told from a failure', async () => {
  expect(await calls(async () => new Response('', { status: 401 })).like('1', true)).toEqual({
    status: 'refused',
  });
  expect(await calls(async () => new Response('', { status: 500 })).like('1', true)).toEqual({
    status: 'failed',
  });
});
