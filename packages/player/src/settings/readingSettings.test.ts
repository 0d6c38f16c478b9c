import fc from 'fast-check';
import { expect, test } from 'vitest';
import { defaultReadingSettings, readSettings } from './readingSettings.ts';

test('stored settings are read unchanged', () => {
  const settings = {
    ...defaultReadingSettings,
    theme: 'dark',
    delay: 7,
    isStill: true,
    hasSignKeys: false,
  } as const;
  expect(readSettings(JSON.parse(JSON.stringify(settings)))).toEqual(settings);
});

test('unknown settings are skipped and the rest is read', () => {
  expect(readSettings({ textSize: 'giant', face: 'sans', delay: 900, isStill: 'yes' })).toEqual({
    face: 'sans',
  });
});

test('no data throws, and the result has settings only', () => {
  fc.assert(
    fc.property(fc.anything(), (data) => {
      for (const key of Object.keys(readSettings(data))) {
        expect(defaultReadingSettings).toHaveProperty(key);
      }
    }),
  );
});
