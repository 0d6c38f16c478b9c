import fc from 'fast-check';
import { expect, test } from 'vitest';
import { defaultReadingSettings, readSettings } from './readingSettings.ts';

test('settings read back as they were kept', () => {
  const settings = { ...defaultReadingSettings, theme: 'dark', delay: 7, isStill: true } as const;
  expect(readSettings(JSON.parse(JSON.stringify(settings)))).toEqual(settings);
});

test('what is unknown is left out and the rest is kept', () => {
  expect(readSettings({ textSize: 'giant', face: 'sans', delay: 900, isStill: 'yes' })).toEqual({
    face: 'sans',
  });
});

test('no data throws, and everything read is a setting', () => {
  fc.assert(
    fc.property(fc.anything(), (data) => {
      for (const key of Object.keys(readSettings(data))) {
        expect(defaultReadingSettings).toHaveProperty(key);
      }
    }),
  );
});
