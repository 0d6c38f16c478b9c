import { MockLanguageModelV4 } from 'ai/test';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { streamModel } from '../../../src/services/assistant/stream-model.ts';

const patience = { first: 30_000, between: 10_000 };

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

type Result = Awaited<ReturnType<MockLanguageModelV4['doStream']>>;
type Part = Result['stream'] extends ReadableStream<infer Chunk> ? Chunk : never;

/** An answer that its test writes part by part. */
function openAnswer() {
  const { readable, writable } = new TransformStream<Part, Part>();
  const writer = writable.getWriter();
  const model = new MockLanguageModelV4({ doStream: async () => ({ stream: readable }) });
  const answer = streamModel(
    {
      modelFor: () => model,
      system: '',
      messages: [{ role: 'user', content: 'Дальше.' }],
      maxOutputTokens: 100,
      schema: undefined,
      maxCharacters: 1000,
    },
    { patience, signal: new AbortController().signal, now: () => 0 },
  );
  const write = (...parts: Part[]) => parts.forEach((part) => void writer.write(part));
  const say = (delta: string) => write({ type: 'text-delta', id: '1', delta });
  write({ type: 'stream-start', warnings: [] }, { type: 'text-start', id: '1' });
  return { answer, say };
}

const failureOf = (next: Promise<unknown>): Promise<unknown> =>
  next.then(
    () => undefined,
    (error: unknown) => error,
  );

test('slow parts may take longer together than the longest silence', async () => {
  const { answer, say } = openAnswer();
  let silence = patience.first;
  for (const word of ['Волна ', 'за ', 'волной ', 'бьёт ']) {
    const next = answer.next();
    await vi.advanceTimersByTimeAsync(silence - 1);
    say(word);
    expect(await next).toEqual({ done: false, value: word });
    silence = patience.between;
  }
});

test('a model that never answers is given up after the first silence', async () => {
  const failure = failureOf(openAnswer().answer.next());
  await vi.advanceTimersByTimeAsync(patience.first);
  expect(await failure).toMatchObject({ code: 'model-timeout' });
});

test('a model that falls silent in the middle is given up sooner', async () => {
  const { answer, say } = openAnswer();
  say('Волна ');
  await answer.next();
  const failure = failureOf(answer.next());
  await vi.advanceTimersByTimeAsync(patience.between);
  expect(await failure).toMatchObject({ code: 'model-timeout' });
});
