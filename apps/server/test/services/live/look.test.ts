import { expect, test, vi } from 'vitest';
import { createLook } from '../../../src/services/live/look.ts';

test('what is asked for during a reading is read after it, together and once', async () => {
  const gates: (() => void)[] = [];
  const read = vi.fn<(ids: readonly string[]) => Promise<void>>(
    () => new Promise((open) => gates.push(open)),
  );
  const look = createLook(read, () => {});
  const first = look(['a']);
  const second = look(['b']);
  void look(['a', 'b']);
  expect(read.mock.calls).toEqual([[['a']]]);
  gates[0]?.();
  await vi.waitFor(() => expect(read.mock.calls).toEqual([[['a']], [['b', 'a']]]));
  gates[1]?.();
  await Promise.all([first, second]);
  expect(read).toHaveBeenCalledTimes(2);
});

test('a look at nothing does not stop those that follow', async () => {
  const read = vi.fn(async () => {});
  const look = createLook(read, () => {});
  await look([]);
  await look(['a']);
  await look([]);
  await look(['a']);
  expect(read).toHaveBeenCalledTimes(2);
});

test('the first of failures in a row is reported, and the next look tries again', async () => {
  let isAway = true;
  const onFailure = vi.fn();
  const look = createLook(async () => {
    if (isAway) throw new Error('away');
  }, onFailure);
  await look(['a']);
  await look(['a']);
  expect(onFailure).toHaveBeenCalledTimes(1);
  isAway = false;
  await look(['a']);
  isAway = true;
  await look(['a']);
  expect(onFailure).toHaveBeenCalledTimes(2);
});
