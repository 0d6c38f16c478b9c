import { runInNewContext } from 'node:vm';
import { afterEach, expect, test, vi } from 'vitest';
import { themeNames } from '../tokens/index.ts';
import { nextTheme, readTheme, themeScript, writeTheme } from './themeStorage.ts';

const storageWith = (saved: Record<string, string>) => ({
  getItem: (key: string) => saved[key] ?? null,
  setItem: (key: string, value: string) => {
    saved[key] = value;
  },
});

const closedStorage = {
  getItem: () => {
    throw new Error('denied');
  },
  setItem: () => {
    throw new Error('denied');
  },
};

afterEach(() => vi.unstubAllGlobals());

test('the switcher goes light, dark, creative and round again', () => {
  expect([
    nextTheme('light', themeNames),
    nextTheme('dark', themeNames),
    nextTheme('creative', themeNames),
  ]).toEqual(['dark', 'creative', 'light']);
});

test('a saved theme is restored', () => {
  vi.stubGlobal('localStorage', storageWith({}));
  writeTheme('theme', 'creative');
  expect(readTheme('theme', themeNames)).toBe('creative');
});

test('a theme of the host is stored and restored among its names', () => {
  vi.stubGlobal('localStorage', storageWith({}));
  writeTheme('theme', 'forest');
  expect(readTheme('theme', ['day', 'forest'])).toBe('forest');
  expect(nextTheme('forest', ['day', 'forest'])).toBe('day');
});

test('nothing saved, nonsense saved or a closed storage give the light theme', () => {
  vi.stubGlobal('localStorage', storageWith({}));
  expect(readTheme('theme', themeNames)).toBe('light');
  vi.stubGlobal('localStorage', storageWith({ theme: 'neon' }));
  expect(readTheme('theme', themeNames)).toBe('light');
  vi.stubGlobal('localStorage', closedStorage);
  expect(readTheme('theme', themeNames)).toBe('light');
  expect(() => writeTheme('theme', 'dark')).not.toThrow();
});

test.each([
  [storageWith({ theme: 'dark' }), 'dark'],
  [storageWith({ theme: 'neon' }), 'light'],
  [closedStorage, 'light'],
])('the script of the page head sets the theme before the first paint', (storage, theme) => {
  const page = { documentElement: { dataset: { theme: '' } } };
  runInNewContext(themeScript, { localStorage: storage, document: page });
  expect(page.documentElement.dataset.theme).toBe(theme);
});
