import { expect, test } from 'vitest';
import { formatDate, formatDateTime, formatFileSize, formatNumber } from './format.ts';

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
