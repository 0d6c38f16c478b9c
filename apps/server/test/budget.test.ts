import { expect, test } from 'vitest';
import { createBudget } from '../src/budget.ts';

const { signal } = new AbortController();
const busy = { code: 'server-busy' };

const outcome = (promise: Promise<unknown>) => promise.catch((error: unknown) => error);

/** Whether a promise is settled once everything that waits for nothing has run. */
async function isSettled(promise: Promise<unknown>): Promise<boolean> {
  let settled = false;
  const settle = () => {
    settled = true;
  };
  promise.then(settle, settle);
  await new Promise((resolve) => setImmediate(resolve));
  return settled;
}

test('bytes are handed out in the order of asking, when there are enough', async () => {
  const budget = createBudget({ capacity: 10, maxQueue: 10 });
  const first = await budget.take(6, signal);
  const second = budget.take(6, signal);
  const third = budget.take(1, signal);
  expect(await isSettled(second)).toBe(false);
  expect(await isSettled(third)).toBe(false);
  first();
  first();
  const release = await second;
  await third;
  const fourth = budget.take(6, signal);
  expect(await isSettled(fourth)).toBe(false);
  release();
  await fourth;
});

test('one body alone may be larger than all that may be held', async () => {
  const budget = createBudget({ capacity: 10, maxQueue: 10 });
  const release = await budget.take(100, signal);
  const next = budget.take(1, signal);
  expect(await isSettled(next)).toBe(false);
  release();
  await next;
});

test('who gives up waiting does not hold up others', async () => {
  const budget = createBudget({ capacity: 10, maxQueue: 10 });
  await budget.take(6, signal);
  const hangUp = new AbortController();
  const large = outcome(budget.take(10, hangUp.signal));
  const small = budget.take(2, signal);
  hangUp.abort();
  expect(await large).toMatchObject(busy);
  await small;
  await expect(budget.take(1, hangUp.signal)).rejects.toMatchObject(busy);
});

test('one too many is turned away', async () => {
  const budget = createBudget({ capacity: 1, maxQueue: 1 });
  await budget.take(1, signal);
  void budget.take(1, signal);
  await expect(budget.take(1, signal)).rejects.toMatchObject(busy);
});
