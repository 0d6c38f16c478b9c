import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  formatDate,
  formatDateTime,
  formatFileSize,
  formatNumber,
  formatStorage,
  formatTime,
} from './format.ts';
import { intlLocale, locales } from './locale.ts';

const day = new Date(2026, 10, 20, 9, 5);

test('a date is written the way the language writes it', () => {
  expect(formatDate('ru', day)).toBe('20.11.2026');
  expect(formatDate('en', day)).toBe('20/11/2026');
});

test('date and time go to the minute', () => {
  expect(formatTime('ru', day)).toBe('09:05');
  expect(formatDateTime('ru', day)).toMatch(/^20\.11\.2026,\u00a009:05$/);
});

test('digit groups follow the language', () => {
  expect(formatNumber('ru', 12486).replace(/\s/g, ' ')).toBe('12 486');
  expect(formatNumber('en', 12486)).toBe('12,486');
});

test('a file size has two decimals and megabytes', () => {
  expect(formatFileSize('ru', 52_428_800)).toBe('50,00 МБ');
  expect(formatFileSize('en', 1_572_864)).toBe('1.50 MB');
});

test('an amount of storage has the unit that suits it', () => {
  const kilobyte = 1024;
  expect(formatStorage('ru', 0)).toBe('0 КБ');
  expect(formatStorage('ru', 1)).toBe('1 КБ');
  expect(formatStorage('ru', 12 * kilobyte)).toBe('12 КБ');
  expect(formatStorage('ru', 1.5 * kilobyte ** 2)).toBe('1,50 МБ');
  expect(formatStorage('ru', 78_504.04 * kilobyte ** 2)).toBe('76,66 ГБ');
  expect(formatStorage('en', kilobyte ** 3)).toBe('1.00 GB');
  expect(formatStorage('en', 2 * kilobyte ** 4)).toBe('2.00 TB');
  expect(formatStorage('en', 3000 * kilobyte ** 4)).toBe('3,000.00 TB');
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
