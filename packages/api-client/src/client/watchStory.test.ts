import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import type { LiveEvent, Presence } from '../contract/index.ts';
import { anna, fixturePeople, fixtureToken, lighthouseStory } from '../fixtures/index.ts';
import type { LiveSetting } from '../msw/index.ts';
import { createHandlers } from '../msw/index.ts';
import { live } from '../routes/live.ts';
import { createClient } from './createClient.ts';
import { clientOver } from './testing.ts';
import { type LiveNews, watchStory } from './watchStory.ts';

const baseUrl = 'http://mock.dreamfork.test';
const server = setupServer();
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const client = createClient({
  baseUrl,
  getToken: () => fixtureToken(anna),
  onUnauthorized: () => {},
});
const storyId = lighthouseStory.id;
const mock = (setting: Partial<LiveSetting>) =>
  server.use(...createHandlers('ok', { baseUrl, live: setting }));

const told: LiveEvent[] = [
  { type: 'welcome', personId: 'person-own', version: 3, people: [...fixturePeople] },
  { type: 'version', version: 4, by: 'Борис Камышов' },
  { type: 'version', version: 5, by: null },
  ...fixturePeople.map((person) => ({ type: 'person' as const, person })),
  { type: 'left', personId: 'person-boris' },
  { type: 'behind' },
];

it.each(['access', 'closing'] as const)('tells every event and ends with %s', async (end) => {
  mock({
    async *events() {
      yield* told;
      yield { type: end };
      yield { type: 'behind' };
    },
  });
  const onEvent = vi.fn<(event: LiveNews) => void>();
  expect(await watchStory(client, { storyId, onEvent })).toEqual({ ok: true, value: end });
  expect(onEvent.mock.calls.map(([event]) => event)).toEqual(told);
});

it('a stream that the caller hangs up on is aborted', async () => {
  mock({});
  const leaving = new AbortController();
  const onEvent = () => leaving.abort();
  expect(await watchStory(client, { storyId, onEvent, signal: leaving.signal })).toMatchObject({
    error: { kind: 'aborted' },
  });
});

it('a refused stream is the error of the server', async () => {
  mock({});
  const answer = await watchStory(client, { storyId: 'unknown', onEvent: () => {} });
  expect(answer).toMatchObject({ error: { kind: 'http', status: 404 } });
});

it('what is no event of this contract is left out, and a stream without an end is lost', async () => {
  const person = { ...fixturePeople[0], presence: {} };
  const lines = [
    '<html>',
    '{"type":"from-a-later-server"}',
    '{"type":"version","version":"4","by":null}',
    JSON.stringify({ type: 'person', person }),
    '{"type":"left","personId":"person-boris"}',
  ].map((line) => `data: ${line}\n\n`);
  const { client: broken } = clientOver(async () => new Response(lines.join('')));
  const onEvent = vi.fn();
  expect(await watchStory(broken, { storyId, onEvent })).toMatchObject({
    error: { kind: 'network' },
  });
  expect(onEvent.mock.calls).toEqual([[{ type: 'left', personId: 'person-boris' }]]);
});

it('a stream that is silent for 45 seconds is lost; a sign of life is enough', async () => {
  vi.useFakeTimers();
  let send = (_text: string) => {};
  const { client: quiet } = clientOver(async (_, init) => {
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        send = (text) => controller.enqueue(new TextEncoder().encode(text));
        init?.signal?.addEventListener('abort', () => controller.error(new Error('Aborted')));
      },
    });
    return new Response(body);
  });
  const ended = vi.fn();
  const watching = watchStory(quiet, { storyId, onEvent: () => {} }).then(ended);
  await vi.advanceTimersByTimeAsync(40_000);
  send(':\n\n');
  await vi.advanceTimersByTimeAsync(44_000);
  expect(ended).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1000);
  vi.useRealTimers();
  await watching;
  expect(ended).toHaveBeenCalledWith(
    expect.objectContaining({ error: expect.objectContaining({ kind: 'timeout' }) }),
  );
});

it('tells the others what the caller does', async () => {
  const onTell = vi.fn();
  mock({ onTell });
  const presence: Presence = {
    selection: ['lighthouse-start'],
    viewport: { x: 1.5, y: -2, zoom: 0.5 },
    drag: { nodeIds: ['lighthouse-start'], dx: 10, dy: 0 },
    writing: null,
  };
  const body = { personId: 'person-own', presence };
  const answer = await client.call(live.tell, { params: { id: storyId }, body });
  expect(answer).toMatchObject({ ok: true });
  expect(onTell).toHaveBeenCalledWith(presence);
});
