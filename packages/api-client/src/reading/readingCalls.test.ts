import { sampleStory } from '@dreamfork/story/testing';
import { describe, expect, test, vi } from 'vitest';
import { contract, routePath } from '../contract/index.ts';
import { createReadingCalls, readingPaths } from './readingCalls.ts';

const answering = (...answers: Response[]) =>
  vi.fn<typeof fetch>(async () => answers.shift() ?? Response.error());

const calls = (fetch: typeof globalThis.fetch, token: string | null = null) =>
  createReadingCalls({ baseUrl: 'https://api.example', token, fetch });

test('the addresses are those of the contract', () => {
  const id = 'a b';
  const { stories, system } = contract;
  expect(readingPaths.data(id)).toBe(routePath(stories.data, { id }));
  expect(readingPaths.shares(id)).toBe(routePath(contract.statistics.shares, { id }));
  expect(readingPaths.events(id)).toBe(routePath(stories.recordPlay, { id }));
  expect(readingPaths.capabilities).toBe(routePath(system.capabilities));
});

describe('loadStory', () => {
  test('reads the story, with the token if there is one', async () => {
    const story = sampleStory;
    const fetch = answering(Response.json({ ...story, id: '1', isPublic: false }));
    const loaded = await calls(fetch, 'secret').loadStory('1');
    expect(loaded).toMatchObject({
      status: 'ready',
      isPublic: false,
      story: { title: story.title },
    });
    expect(fetch.mock.calls[0]?.[0]).toBe('https://api.example/api/story/1/data?view=published');
    expect(fetch.mock.calls[0]?.[1]).toMatchObject({ headers: { authorization: 'Bearer secret' } });
  });

  test('asks a guest’s address of all readers, which caches keep', async () => {
    const fetch = answering(Response.json(sampleStory));
    await calls(fetch).loadStory('1');
    expect(fetch.mock.calls[0]?.[0]).toBe('https://api.example/api/story/1/data');
  });

  test('says whether the author wants readings to be counted', async () => {
    const load = (facts: object) =>
      calls(answering(Response.json({ ...sampleStory, ...facts }))).loadStory('1');
    expect(await load({})).toMatchObject({ isCounted: true });
    expect(await load({ countsReadings: false })).toMatchObject({ isCounted: false });
  });

  test('says whether readers may see what others chose', async () => {
    const load = (facts: object) =>
      calls(answering(Response.json({ ...sampleStory, ...facts }))).loadStory('1');
    expect(await load({})).toMatchObject({ showsShares: false });
    expect(await load({ showsShares: true })).toMatchObject({ showsShares: true });
  });

  test.each([
    [new Response(null, { status: 404 }), { status: 'missing' }],
    [new Response(null, { status: 401 }), { status: 'refused' }],
    [
      Response.json({ message: 'Занято' }, { status: 503 }),
      { status: 'failed', message: 'Занято' },
    ],
    [new Response('<html>'), { status: 'failed', message: null }],
    [Response.json({ nodes: 7 }), { status: 'failed', message: null }],
    [Response.error(), { status: 'failed', message: null }],
  ])('tells why there is none', async (answer, told) => {
    expect(await calls(answering(answer), 'secret').loadStory('1')).toEqual(told);
  });
});

describe('loadShares', () => {
  const nodes = [{ nodeId: 'a', choices: [{ choiceId: 'b', percent: 38 }] }];

  test.each([
    [Response.json({ nodes }), { nodes }],
    [new Response(null, { status: 404 }), undefined],
    [new Response('<html>'), undefined],
    [Response.json([]), undefined],
    [Response.error(), undefined],
  ])('answers with the shares, or with nothing', async (answer, shares) => {
    expect(await calls(answering(answer), 'secret').loadShares('1')).toEqual(shares);
  });
});

describe('recordPlay', () => {
  test('asks once whether the server counts, then counts', async () => {
    const fetch = answering(
      Response.json({ features: ['playEvents'] }),
      Response.json({ success: true }),
      Response.json({ success: true }),
    );
    const { recordPlay } = calls(fetch);
    await recordPlay('1', { events: [{ type: 'start', nodeId: 'a' }] });
    await recordPlay('1', { events: [{ type: 'end', nodeId: 'b' }] });
    expect(fetch.mock.calls.map(([address]) => address)).toEqual([
      'https://api.example/api/capabilities',
      'https://api.example/api/story/1/events',
      'https://api.example/api/story/1/events',
    ]);
  });

  test('a server that does not count is left alone', async () => {
    const fetch = answering(new Response(null, { status: 404 }));
    await calls(fetch).recordPlay('1', { events: [{ type: 'start', nodeId: 'a' }] });
    expect(fetch).toHaveBeenCalledOnce();
  });

  const batch = {
    readingId: '0123456789abcdef',
    version: 2,
    events: [
      { type: 'node' as const, nodeId: 'a' },
      { type: 'choice' as const, nodeId: 'a', choiceId: 'b' },
    ],
  };

  test.each([
    [['playEvents'], { events: [{ type: 'choice', nodeId: 'a' }] }],
    [['playEvents', 'statistics'], batch],
  ])('a server with %j is sent what it understands', async (features, body) => {
    const fetch = answering(Response.json({ features }), Response.json({ success: true }));
    await calls(fetch).recordPlay('1', batch);
    expect(fetch.mock.calls[1]?.[1]?.body).toBe(JSON.stringify(body));
  });
});
