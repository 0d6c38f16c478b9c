import { describe, expect, test } from 'vitest';
import { browserStorage, memoryStorage } from './playerStorage.ts';

const storeOf = (stored: Map<string, string>) => ({
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, text: string) => void stored.set(key, text),
  removeItem: (key: string) => void stored.delete(key),
});

const refusing = () => {
  throw new Error('QuotaExceededError');
};

const storages = {
  memory: memoryStorage,
  browser: () => {
    const stored = storeOf(new Map());
    return browserStorage(() => stored);
  },
  'a full browser': () =>
    browserStorage(() => ({ getItem: () => null, setItem: refusing, removeItem: () => undefined })),
  'a closed browser': () => browserStorage(refusing),
};

describe.each(Object.entries(storages))('%s', (_name, create) => {
  test('returns the last written value until it is removed', () => {
    const storage = create();
    expect(storage.read('place')).toBeNull();
    storage.write('place', 'one');
    storage.write('place', 'two');
    expect(storage.read('place')).toBe('two');
    storage.remove('place');
    expect(storage.read('place')).toBeNull();
  });
});

test('write reports whether the value was stored or only held in memory', () => {
  expect(storages.browser().write('place', 'one')).toBe(true);
  expect(storages['a full browser']().write('place', 'one')).toBe(false);
});
