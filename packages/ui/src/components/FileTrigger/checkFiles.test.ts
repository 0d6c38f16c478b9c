import { expect, test } from 'vitest';
import { checkFiles } from './checkFiles.ts';

const picture = { name: 'Маяк.PNG', type: 'image/png', size: 900 };
const story = { name: 'маяк.df', type: '', size: 4000 };
const sound = { name: 'волны.mp3', type: 'audio/mpeg', size: 100 };
const all = [picture, story, sound];

test('without rules the first file will do, and one is enough', () => {
  expect(checkFiles(all, {})).toEqual({
    accepted: [picture],
    rejected: [
      { file: story, fault: 'count' },
      { file: sound, fault: 'count' },
    ],
  });
});

test('several files come where several may', () => {
  expect(checkFiles(all, { allowsMultiple: true })).toEqual({ accepted: all, rejected: [] });
});

test('knows a file by its ending in any case, by its media type and by the family of types', () => {
  for (const pattern of ['.png', 'image/png', 'image/*']) {
    expect(checkFiles(all, { accept: [pattern], allowsMultiple: true }).accepted).toEqual([
      picture,
    ]);
  }
});

test('a file of the largest size is still right', () => {
  const { accepted, rejected } = checkFiles(all, { maxBytes: 900, allowsMultiple: true });
  expect(accepted).toEqual([picture, sound]);
  expect(rejected).toEqual([{ file: story, fault: 'size' }]);
});
