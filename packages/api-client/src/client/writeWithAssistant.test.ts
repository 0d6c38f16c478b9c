import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import type { AssistantEvent, AssistantRequest } from '../contract/index.ts';
import { anna, fixtureToken } from '../fixtures/index.ts';
import type { AssistantSetting } from '../msw/index.ts';
import { createHandlers } from '../msw/index.ts';
import { createClient } from './createClient.ts';
import { writeWithAssistant } from './writeWithAssistant.ts';

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

const atOnce: AssistantSetting['pace'] = async () => {};
const mock = (assistant: Partial<AssistantSetting>) =>
  server.use(...createHandlers('ok', { baseUrl, assistant: { pace: atOnce, ...assistant } }));

const request: AssistantRequest = {
  provider: 'ollama',
  model: 'qwen3:8b',
  language: 'ru',
  task: { kind: 'continue', text: 'Дверь открылась.' },
};

it('tells the place in the queue, the parts of the text and the whole', async () => {
  mock({ queued: 2 });
  const events: AssistantEvent[] = [];
  const answer = await writeWithAssistant(client, request, {
    onEvent: (event) => events.push(event),
  });
  expect(events.slice(0, 3)).toEqual([
    { type: 'queued', place: 2 },
    { type: 'queued', place: 1 },
    { type: 'started' },
  ]);
  const text = events.map((event) => (event.type === 'text' ? event.text : '')).join('');
  expect(answer).toMatchObject({ ok: true, value: { result: { kind: 'text', text } } });
});

it('an error in the middle is an error with its code and message', async () => {
  mock({ error: 'model-failed' });
  const answer = await writeWithAssistant(client, request);
  expect(answer).toMatchObject({
    ok: false,
    error: { kind: 'http', status: 502, code: 'model-failed' },
  });
});

it('the limit of the day is an error before the stream', async () => {
  mock({ dailyLimit: 0 });
  const answer = await writeWithAssistant(client, request);
  expect(answer).toMatchObject({ error: { status: 429, code: 'assistant-limit-reached' } });
});

it('is cancelled in the middle, and nothing more is told', async () => {
  const never = new Promise(() => {});
  mock({ pace: async (event) => (event.type === 'text' ? never : undefined) });
  const cancelling = new AbortController();
  const onEvent = vi.fn((event: AssistantEvent) => {
    if (event.type === 'started') cancelling.abort();
  });
  const answer = await writeWithAssistant(client, request, { signal: cancelling.signal, onEvent });
  expect(answer).toMatchObject({ error: { kind: 'aborted' } });
  expect(onEvent).toHaveBeenCalledOnce();
});

it.each([
  ['breaks off', 'data: {"type":"started"}\n\n', 'network'],
  ['is not what was agreed', 'data: <html>\n\n', 'unreadable'],
])('a stream that %s is no answer', async (_, body, kind) => {
  const headers = { 'content-type': 'text/event-stream' };
  const fetch = async () => new Response(body, { headers });
  const broken = createClient({ baseUrl, getToken: () => null, onUnauthorized: () => {}, fetch });
  expect(await writeWithAssistant(broken, request)).toMatchObject({ error: { kind } });
});

it('its failures are told in the language of the client', async () => {
  const options = {
    baseUrl,
    getToken: () => null,
    onUnauthorized: () => {},
    locale: 'en' as const,
  };
  const fetch = async () => new Response('data: {"type":"started"}\n\n');
  const answer = await writeWithAssistant(createClient({ ...options, fetch }), request);
  expect(answer).toMatchObject({ error: { message: expect.stringMatching(/^The server/) } });
});
