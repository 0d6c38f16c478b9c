import { findInStory, type StoryDocument } from '@dreamfork/story';
import { generateStory, sampleStory } from '@dreamfork/story/testing';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createSearcher, type SearchMessage, type SearchWorker } from './searcher.ts';

const plain = { wholeWord: false, matchCase: false, regularExpression: false };
const expression = { ...plain, regularExpression: true };

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

type Post = { nodes?: StoryDocument['nodes']; query?: string };

/** A worker that answers as `searchWorker.ts` does, or never. */
function fakeWorker({ answers, starts = true }: { answers: boolean; starts?: boolean }) {
  const posts: Post[] = [];
  const worker: SearchWorker & { isEnded: boolean } = {
    isEnded: false,
    onmessage: null,
    onerror: null,
    onmessageerror: null,
    terminate: () => {
      worker.isEnded = true;
    },
    postMessage: (post: Post) => {
      posts.push(post);
      const say = (data: SearchMessage) =>
        worker.onmessage?.call(worker as unknown as Worker, { data } as MessageEvent);
      if (post.query === undefined) return;
      if (starts) say({ kind: 'started' });
      if (!answers) return;
      const nodes = posts.flatMap((one) => one.nodes ?? []);
      const result = findInStory({ ...sampleStory, nodes }, post.query, expression);
      say({ kind: 'found', matches: result.ok ? result.value : [] });
    },
  };
  return { worker, posts };
}

const searcherWith = (makeWorker: () => SearchWorker) =>
  createSearcher({ makeWorker, breathe: async () => {}, limit: 2000 });

const noWorker = () => {
  throw new Error('no workers here');
};

test('plain text searched in slices has the same matches as in one go', async () => {
  const story = generateStory(1000);
  const breathe = vi.fn<() => Promise<void>>(async () => {});
  const searcher = createSearcher({ makeWorker: noWorker, breathe });
  const query = story.nodes[500]?.title.slice(0, 4) ?? '';
  const answer = await searcher.search(story, { query, options: plain });
  const whole = findInStory(story, query, plain);
  expect(answer).toEqual({ kind: 'found', matches: whole.ok && whole.value, isCut: false });
  expect(breathe).toHaveBeenCalledTimes(5);
});

test('an expression is tried in a worker, which is ended afterwards', async () => {
  const { worker } = fakeWorker({ answers: true });
  const searcher = searcherWith(() => worker);
  const answer = await searcher.search(sampleStory, { query: 'мор[ея]', options: expression });
  const whole = findInStory(sampleStory, 'мор[ея]', expression);
  expect(answer).toEqual({ kind: 'found', matches: whole.ok && whole.value, isCut: false });
  expect(worker.isEnded).toBe(true);
});

test('an expression that takes for ever is stopped', async () => {
  const { worker } = fakeWorker({ answers: false });
  const answer = searcherWith(() => worker).search(sampleStory, {
    query: '(а+)+$',
    options: expression,
  });
  await vi.advanceTimersByTimeAsync(2000);
  expect(await answer).toEqual({ kind: 'late' });
  expect(worker.isEnded).toBe(true);
});

test('the time of an expression does not count before its worker has started', async () => {
  const { worker } = fakeWorker({ answers: false, starts: false });
  let isOver = false;
  const searcher = searcherWith(() => worker);
  const answer = searcher
    .search(sampleStory, { query: 'мор[ея]', options: expression })
    .finally(() => {
      isOver = true;
    });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(isOver).toBe(false);
  searcher.stop();
  expect(await answer).toBeNull();
});

test('an invalid expression is reported without a worker', async () => {
  const answer = await searcherWith(noWorker).search(sampleStory, {
    query: '(а',
    options: expression,
  });
  expect(answer).toEqual({ kind: 'invalid' });
});

test('where the page allows no workers, expressions are not tried at all', async () => {
  const answer = await searcherWith(noWorker).search(sampleStory, {
    query: 'а+',
    options: expression,
  });
  expect(answer).toEqual({ kind: 'unavailable' });
});

test('a new search ends the one before', async () => {
  const slow = fakeWorker({ answers: false });
  const quick = fakeWorker({ answers: true });
  const workers = [slow.worker, quick.worker];
  const searcher = searcherWith(() => workers.shift() ?? noWorker());
  const first = searcher.search(sampleStory, { query: '(а+)+$', options: expression });
  const second = searcher.search(sampleStory, { query: 'а', options: expression });
  expect(await first).toBeNull();
  expect(await second).toMatchObject({ kind: 'found' });
  expect(slow.worker.isEnded).toBe(true);
});
