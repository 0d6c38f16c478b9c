import { expect, test } from 'vitest';
import { reconcilePreferences } from './reconcilePreferences.ts';

const light = { theme: 'light', language: 'ru' } as const;
const dark = { theme: 'dark', language: 'en' } as const;

test('nothing changes before the account is known', () => {
  expect(reconcilePreferences({ local: light }, { local: dark })).toEqual({ apply: {}, save: {} });
});

test('the preferences of the account are applied once they are known', () => {
  const updates = reconcilePreferences({ local: light }, { local: light, saved: dark });
  expect(updates).toEqual({ apply: dark, save: {} });
});

test('a new account takes over the earlier choices of its owner', () => {
  const updates = reconcilePreferences(
    { local: dark },
    { local: dark, saved: light },
    { isNew: true },
  );
  expect(updates).toEqual({ apply: {}, save: dark });
});

test('a choice in this browser is saved', () => {
  const local = { ...light, theme: 'dark' } as const;
  const updates = reconcilePreferences({ local: light, saved: light }, { local, saved: light });
  expect(updates).toEqual({ apply: {}, save: { theme: 'dark' } });
});

test('a choice that is already shown as saved needs no update', () => {
  const local = { ...light, theme: 'dark' } as const;
  const updates = reconcilePreferences({ local: light, saved: light }, { local, saved: local });
  expect(updates).toEqual({ apply: {}, save: {} });
});

test('a choice that the account reverts is reverted in this browser', () => {
  const local = { ...light, theme: 'dark' } as const;
  const updates = reconcilePreferences({ local, saved: local }, { local, saved: light });
  expect(updates).toEqual({ apply: { theme: 'light' }, save: {} });
});

test('another device changes the theme while the language is chosen here', () => {
  const updates = reconcilePreferences(
    { local: light, saved: light },
    { local: { ...light, language: 'en' }, saved: { ...light, theme: 'creative' } },
  );
  expect(updates).toEqual({ apply: { theme: 'creative' }, save: { language: 'en' } });
});
