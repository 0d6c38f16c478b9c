import { expect, test, vi } from 'vitest';
import { createWarmAnswers, warmTime } from './warmAnswers.ts';

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
  const warm = createWarmAnswers(clock().now);
  const ask = vi.fn(async () => 'ответ');
  warm.prepare('a', ask);
  warm.prepare('a', ask);
  expect(ask).toHaveBeenCalledOnce();
  expect(await warm.take('a')).toBe('ответ');
  expect(warm.take('a')).toBeUndefined();
});

test('an answer that has waited too long is not given out, and asked for anew', () => {
  const { now, pass } = clock();
  const warm = createWarmAnswers(now);
  const ask = vi.fn(async () => 'ответ');
  warm.prepare('a', ask);
  pass(warmTime);
  warm.prepare('a', ask);
  expect(ask).toHaveBeenCalledTimes(2);
  pass(warmTime);
  expect(warm.take('a')).toBeUndefined();
});

test('a failure is forgotten', async () => {
  const warm = createWarmAnswers(clock().now);
  const failure = Promise.reject(new Error('сеть'));
  warm.prepare('a', () => failure);
  await expect(failure).rejects.toThrow('сеть');
  expect(warm.take('a')).toBeUndefined();
});

test('what is known to be old is forgotten', () => {
  const warm = createWarmAnswers(clock().now);
  warm.prepare('a', async () => 'старое');
  warm.prepare('b', async () => 'другое');
  warm.forget(['a']);
  expect(warm.take('a')).toBeUndefined();
  expect(warm.take('b')).toBeDefined();
});
