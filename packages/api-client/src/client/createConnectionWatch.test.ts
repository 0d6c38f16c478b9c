import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createConnectionWatch, probeDelays, slowAfter } from './createConnectionWatch.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function setting({ online = true }: { online?: boolean } = {}) {
  const browser = { online };
  const probe = vi.fn(async () => {});
  const watch = createConnectionWatch({ probe, isOnline: () => browser.online });
  const call = (answer: Promise<Response>, init?: RequestInit) =>
    watch
      .watch(() => answer)('/api', init)
      .catch(() => undefined);
  return { browser, probe, watch, call };
}

const refused = () => Promise.reject(new TypeError('Failed to fetch'));
const answered = () => Promise.resolve(new Response('{}'));

test('a call that does not get through means that the connection is lost; one that does brings it back', async () => {
  const { watch, call } = setting();
  expect(watch.getState()).toBe('good');
  await call(refused());
  expect(watch.getState()).toBe('lost');
  await call(answered());
  expect(watch.getState()).toBe('good');
});

test('a refusal of the server is an answer too', async () => {
  const { watch, call } = setting();
  await call(Promise.resolve(new Response('{}', { status: 500 })));
  expect(watch.getState()).toBe('good');
});

test('a call that nobody waits for any more says nothing', async () => {
  const { watch, call } = setting();
  await call(refused(), { signal: AbortSignal.abort() });
  expect(watch.getState()).toBe('good');
});

test('while it is lost the server is tried again, more seldom each time, until it answers', async () => {
  const { watch, probe, call } = setting();
  probe.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await call(refused());
  await vi.advanceTimersByTimeAsync(probeDelays[0] ?? 0);
  expect(probe).toHaveBeenCalledTimes(1);
  expect(watch.getState()).toBe('lost');
  await vi.advanceTimersByTimeAsync(probeDelays[1] ?? 0);
  expect(probe).toHaveBeenCalledTimes(2);
  expect(watch.getState()).toBe('good');
  await vi.advanceTimersByTimeAsync(120_000);
  expect(probe).toHaveBeenCalledTimes(2);
});

test('a browser without a network is not made to try; it says when there is one again', async () => {
  const { browser, watch, probe } = setting({ online: false });
  expect(watch.getState()).toBe('lost');
  watch.onlineChanged();
  await vi.advanceTimersByTimeAsync(120_000);
  expect(probe).not.toHaveBeenCalled();
  browser.online = true;
  watch.onlineChanged();
  await vi.advanceTimersByTimeAsync(0);
  expect(watch.getState()).toBe('good');
});

test('a call that takes long is told of while it lasts', async () => {
  const { watch, call } = setting();
  const heard = vi.fn<() => void>();
  watch.subscribe(heard);
  const resolvers: ((answer: Response) => void)[] = [];
  const called = call(new Promise((resolve) => void resolvers.push(resolve)));
  await vi.advanceTimersByTimeAsync(slowAfter);
  expect(watch.getState()).toBe('slow');
  for (const resolve of resolvers) resolve(new Response('{}'));
  await called;
  expect(watch.getState()).toBe('good');
  expect(heard).toHaveBeenCalledTimes(2);
});
