import { describe, expect, test } from 'vitest';
import { fromDateValue, toDateValue } from './dateValue.ts';

describe('dates as text', () => {
  test.each([
    ['2026-11-26', false, '2026-11-26'],
    ['2026-11-26T09:30', true, '2026-11-26T09:30'],
    ['2026-11-26T09:30:15', true, '2026-11-26T09:30'],
    ['2026-11-26T09:30', false, '2026-11-26'],
    ['', false, ''],
    ['the day after', false, ''],
    ['2026-02-31', false, ''],
  ])('%s, with time: %s', (text, hasTime, expected) => {
    expect(fromDateValue(toDateValue(text, hasTime))).toBe(expected);
  });
});
