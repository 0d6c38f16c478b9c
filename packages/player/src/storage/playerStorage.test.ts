import { describe, expect, test } from 'vitest';
import { browserStorage, memoryStorage } from './playerStorage.ts';

const storeOf = (kept: Map<string, string>) => ({
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, text: string) => void kept.set(key, text),
  removeItem: (key: string) => void kept.delete(key),
});

const refusing = () => {
  throw new Error('QuotaExceededError');
};

const storages = {
  memory: memoryStorage,
  browser: () => {
    const kept = storeOf(new Map());
    return browserStorage(() => kept);
  },
  'a full browser': () =>
    browserStorage(() => ({ getItem: () => null, setItem: refusing, removeItem: () => undefined })),
  'a closed browser': () => browserStorage(refusing),
};

describe.each(Object.entries(storages))('%s', (_name, create) => {
  test('gives back what was written last, until it is removed', () => {
    const storage = create();
    expect(storage.read('place')).toBeNull();
    storage.write('place', 'one');
    storage.write('place', 'two');
    expect(storage.read('place')).toBe('two');
    storage.remove('place');
    expect(storage.read('place')).toBeNull();
  });
});

test('what only the page holds is told from what is kept', () => {
  expect(storages.browser().write('place', 'one')).toBe(true);
  expect(storages['a full browser']().write('place', 'one')).toBe(false);
});
