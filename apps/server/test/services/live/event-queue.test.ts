import { expect, test } from 'vitest';
import { createEventQueue } from '../../../src/services/live/event-queue.ts';

const open = () => {
  const queue = createEventQueue<string>({ capacity: 3, recover: () => ['behind', 'now'] });
  const reader = queue[Symbol.asyncIterator]();
  return { queue, next: async () => (await reader.next()).value as string | undefined };
};

test('events are read in order, also by who waits for them', async () => {
  const { queue, next } = open();
  queue.push('one');
  queue.push('two');
  expect([await next(), await next()]).toEqual(['one', 'two']);
  const awaited = next();
  queue.push('three');
  expect(await awaited).toBe('three');
});

test('a full queue is emptied, and read again from what stands for its events', async () => {
  const { queue, next } = open();
  for (const event of ['one', 'two', 'three', 'four', 'five']) queue.push(event);
  expect([await next(), await next()]).toEqual(['behind', 'now']);
  queue.push('six');
  expect(await next()).toBe('six');
});

test('the last event goes before all that wait, and nothing follows it', async () => {
  const { queue, next } = open();
  for (const event of ['one', 'two', 'three', 'four']) queue.push(event);
  queue.end('over');
  queue.push('five');
  queue.end('over again');
  expect([await next(), await next()]).toEqual(['over', undefined]);
});

test('a reader who waits learns of the end', async () => {
  const { queue, next } = open();
  const awaited = next();
  queue.end();
  expect(await awaited).toBeUndefined();
});
