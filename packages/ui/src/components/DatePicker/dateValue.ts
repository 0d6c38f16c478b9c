import { type DateValue, parseDate, parseDateTime } from '@internationalized/date';

/** Reads `2026-11-26` or `2026-11-26T09:30`; null where that is empty or no date. */
export function toDateValue(text: string | undefined, hasTime: boolean): DateValue | null {
  if (!text) return null;
  try {
    return hasTime ? parseDateTime(text) : parseDate(text.slice(0, 10));
  } catch {
    // A text that is no date is no value.
    return null;
  }
}

/** Writes a date as the fields of the browser do, a time to the minute. */
export const fromDateValue = (value: DateValue | null): string =>
  value === null ? '' : value.toString().slice(0, 16);
