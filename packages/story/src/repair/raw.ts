/** Data whose shape nobody has checked. */
export type Raw = Record<string, unknown>;

export const isRaw = (value: unknown): value is Raw =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What stands in text form under a value, in reading order, a line each. */
export function wordsOf(value: unknown): string {
  if (typeof value === 'string') return value;
  if (typeof value === 'number' || typeof value === 'bigint') return String(value);
  if (typeof value !== 'object' || value === null) return '';
  return Object.values(value)
    .map(wordsOf)
    .filter((words) => words !== '')
    .join('\n');
}

/** An id as text; other servers write numbers. Nothing where it can be none. */
export function idOf(value: unknown): string | undefined {
  if (typeof value === 'string' && value !== '') return value;
  return typeof value === 'number' && Number.isFinite(value) ? String(value) : undefined;
}

/** A finite number, also one that is written as text. */
export function numberOf(value: unknown): number | undefined {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : undefined;
}

/** The items of a list; those of an object under their keys, which then are their ids if they have none. */
export function itemsOf(value: unknown): unknown[] {
  if (Array.isArray(value)) return value;
  if (!isRaw(value)) return [];
  return Object.entries(value).map(([key, item]) => (isRaw(item) ? { id: key, ...item } : item));
}
