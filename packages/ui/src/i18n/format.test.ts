import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatDate, formatDateTime, formatFileSize, formatNumber } from './format.ts';
import { intlLocale, locales } from './locale.ts';

const day = new Date(2026, 10, 20, 9, 5);

test('a date is written the way the language writes it', () => {
  expect(formatDate('ru', day)).toBe('20.11.2026');
  expect(formatDate('en', day)).toBe('20/11/2026');
});

test('date and time go to the minute', () => {
  expect(formatDateTime('ru', day)).toMatch(/^20\.11\.2026, 09:05$/);
});

test('digit groups follow the language', () => {
  expect(formatNumber('ru', 12486).replace(/\s/g, ' ')).toBe('12 486');
  expect(formatNumber('en', 12486)).toBe('12,486');
});

test('a file size has two decimals and megabytes', () => {
  expect(formatFileSize('ru', 52_428_800)).toBe('50,00 МБ');
  expect(formatFileSize('en', 1_572_864)).toBe('1.50 MB');
});

test('dates and numbers are written as Intl writes them', () => {
  const date = fc.date({
    min: new Date(1970, 0, 2),
    max: new Date(2100, 0),
    noInvalidDate: true,
  });
  const number = fc
    .oneof(fc.maxSafeInteger(), fc.integer(), fc.double({ noNaN: true }))
    .filter((value) => !Object.is(value, -0));
  fc.assert(
    fc.property(fc.constantFrom(...locales), date, number, (locale, when, value) => {
      const written = intlLocale[locale];
      const day = { day: '2-digit', month: '2-digit', year: 'numeric' } as const;
      expect(formatDate(locale, when)).toBe(new Intl.DateTimeFormat(written, day).format(when));
      expect(formatNumber(locale, value)).toBe(new Intl.NumberFormat(written).format(value));
    }),
  );
});
