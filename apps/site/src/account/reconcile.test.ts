import { expect, test } from 'vitest';
import { reconcile } from './reconcile.ts';

const light = { theme: 'light', language: 'ru' } as const;
const dark = { theme: 'dark', language: 'en' } as const;

test('nothing happens before the account is known', () => {
  expect(reconcile({ here: light }, { here: dark })).toEqual({ apply: {}, save: {} });
});

test('what the account has is put in force once it is known', () => {
  const steps = reconcile({ here: light }, { here: light, kept: dark });
  expect(steps).toEqual({ apply: dark, save: {} });
});

test('a new account takes what its owner chose before', () => {
  const steps = reconcile({ here: dark }, { here: dark, kept: light }, { isNew: true });
  expect(steps).toEqual({ apply: {}, save: dark });
});

test('a choice made here is saved', () => {
  const here = { ...light, theme: 'dark' } as const;
  const steps = reconcile({ here: light, kept: light }, { here, kept: light });
  expect(steps).toEqual({ apply: {}, save: { theme: 'dark' } });
});

test('a choice that is shown as saved asks for nothing more', () => {
  const here = { ...light, theme: 'dark' } as const;
  const steps = reconcile({ here, kept: light }, { here, kept: here });
  expect(steps).toEqual({ apply: {}, save: {} });
});

test('a choice that the account takes back is taken back here', () => {
  const here = { ...light, theme: 'dark' } as const;
  const steps = reconcile({ here, kept: here }, { here, kept: light });
  expect(steps).toEqual({ apply: { theme: 'light' }, save: {} });
});

test('another device changes the theme while the language is chosen here', () => {
  const steps = reconcile(
    { here: light, kept: light },
    { here: { ...light, language: 'en' }, kept: { ...light, theme: 'creative' } },
  );
  expect(steps).toEqual({ apply: { theme: 'creative' }, save: { language: 'en' } });
});
