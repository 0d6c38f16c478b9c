import { expect, test, vi } from 'vitest';
import { createPrefetchCache, prefetchLifetime } from './prefetchCache.ts';

const clock = () => {
  let time = 0;
  return {
    now: () => time,
    pass: (milliseconds: number) => {
      time += milliseconds;
    },
  };
};

test('an answer is asked for once, however often it is prepared, and taken once', async () => {
  const prefetched = createPrefetchCache(clock().now);
  const ask = vi.fn(async () => 'ответ');
  prefetched.prepare('a', ask);
  prefetched.prepare('a', ask);
  expect(ask).toHaveBeenCalledOnce();
  expect(await prefetched.take('a')).toBe('ответ');
  expect(prefetched.take('a')).toBeUndefined();
});

test('an answer that has waited too long is not given out, and asked for anew', () => {
  const { now, pass } = clock();
  const prefetched = createPrefetchCache(now);
  const ask = vi.fn(async () => 'ответ');
  prefetched.prepare('a', ask);
  pass(prefetchLifetime);
  prefetched.prepare('a', ask);
  expect(ask).toHaveBeenCalledTimes(2);
  pass(prefetchLifetime);
  expect(prefetched.take('a')).toBeUndefined();
});

test('a failure is forgotten', async () => {
  const prefetched = createPrefetchCache(clock().now);
  const failure = Promise.reject(new Error('сеть'));
  prefetched.prepare('a', () => failure);
  await expect(failure).rejects.toThrow('сеть');
  expect(prefetched.take('a')).toBeUndefined();
});

test('what is known to be old is forgotten', () => {
  const prefetched = createPrefetchCache(clock().now);
  prefetched.prepare('a', async () => 'старое');
  prefetched.prepare('b', async () => 'другое');
  prefetched.forget(['a']);
  expect(prefetched.take('a')).toBeUndefined();
  expect(prefetched.take('b')).toBeDefined();
});
