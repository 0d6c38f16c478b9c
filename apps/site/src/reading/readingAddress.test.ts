import { expect, test } from 'vitest';
import { readingAddress } from './readingAddress.ts';

test('a story and an embedded story are told apart, ids are decoded', () => {
  expect(readingAddress('/story/a%20b')).toEqual({ kind: 'story', id: 'a b' });
  expect(readingAddress('/embed/7/')).toEqual({ kind: 'embed', id: '7' });
});

test.each(['/', '/stories', '/story', '/story/', '/story/a/b', '/app/story/1', '/story/%E0%A4%A'])(
  '%s is no story',
  (pathname) => {
    expect(readingAddress(pathname)).toBeNull();
  },
);
