import { expect, test } from 'vitest';
import { dropUnsent, keepUnsent, readUnsent, type Unsent, type UnsentStorage } from './unsent.ts';

/** The storage that two tabs share. */
function browserStorage(): UnsentStorage {
  const items = new Map<string, string>();
  return {
    get length() {
      return items.size;
    },
    key: (index) => [...items.keys()][index] ?? null,
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
  };
}

const answer = (id: string, writtenAt: number): Unsent => ({
  kind: 'answer',
  id,
  writtenAt,
  threadId: 'thread',
  request: { id, text: id },
});

test('what is not sent is read again in the order of its writing, each story for itself', () => {
  const storage = browserStorage();
  expect(keepUnsent(storage, 'story', answer('second', 2))).toBe(true);
  expect(keepUnsent(storage, 'story', answer('first', 1))).toBe(true);
  keepUnsent(storage, 'other', answer('elsewhere', 0));
  expect(readUnsent(storage, 'story').map(({ id }) => id)).toEqual(['first', 'second']);
});

test('a tab that has sent its own leaves what another tab has written', () => {
  const storage = browserStorage();
  keepUnsent(storage, 'story', answer('mine', 1));
  keepUnsent(storage, 'story', answer('theirs', 2));
  dropUnsent(storage, 'story', 'mine');
  expect(readUnsent(storage, 'story').map(({ id }) => id)).toEqual(['theirs']);
});

test('what is damaged, or of another origin, is passed over', () => {
  const storage = browserStorage();
  storage.setItem('dreamfork:review:story:unsent:broken', '{');
  storage.setItem('dreamfork:review:story:unsent:foreign', '{"id":7}');
  keepUnsent(storage, 'story', answer('own', 1));
  expect(readUnsent(storage, 'story')).toEqual([answer('own', 1)]);
});

test('a browser that stores nothing says so', () => {
  const full: UnsentStorage = {
    ...browserStorage(),
    setItem: () => {
      throw new Error('full');
    },
  };
  expect(keepUnsent(full, 'story', answer('lost', 1))).toBe(false);
});
