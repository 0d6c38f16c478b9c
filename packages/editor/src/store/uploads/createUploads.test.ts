import { expect, test } from 'vitest';
import { createTurns, createUploads } from './createUploads.ts';

const never = () => new AbortController().signal;

test('so many run at once; the others wait in their order, and who leaves is passed over', async () => {
  const turn = createTurns(2);
  const begun: string[] = [];
  const left = new AbortController();
  const take = async (name: string, signal = never()) => {
    const end = await turn(signal);
    if (end) begun.push(name);
    return end;
  };
  const [first, second] = await Promise.all([take('1'), take('2')]);
  const third = take('3', left.signal);
  const fourth = take('4');
  expect(begun).toEqual(['1', '2']);
  left.abort();
  expect(await third).toBeNull();
  first?.();
  await fourth;
  expect(begun).toEqual(['1', '2', '4']);
  second?.();
  expect(await take('5')).not.toBeNull();
});

test('the time that is left is told once enough has left to tell', () => {
  let now = 0;
  const uploads = createUploads(() => now);
  const cancel = () => {};
  uploads.set('lamp', { kind: 'uploading', fileName: 'a', share: 0, secondsLeft: null, cancel });
  now = 500;
  uploads.progress('lamp', 0.1);
  expect(uploads.get('lamp')).toMatchObject({ share: 0.1, secondsLeft: null });
  now = 10_000;
  uploads.progress('lamp', 0.25);
  expect(uploads.get('lamp')).toMatchObject({ secondsLeft: 30 });
});
