/** Unchecked data. */
export type Raw = Record<string, unknown>;

export const isRaw = (value: unknown): value is Raw =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The strings in a value, in order, one per line. */
export function stringOf(value: unknown): string {
  if (typeof value === 'string') return value;
  if (typeof value === 'number' || typeof value === 'bigint') return String(value);
  if (typeof value !== 'object' || value === null) return '';
  return Object.values(value)
    .map(stringOf)
    .filter((line) => line !== '')
    .join('\n');
}

/** An id as text; other servers write numbers. Undefined if the value is not an id. */
export function idOf(value: unknown): string | undefined {
  if (typeof value === 'string' && value !== '') return value;
  return typeof value === 'number' && Number.isFinite(value) ? String(value) : undefined;
}

/** A finite number, also if it is written as text. */
export function numberOf(value: unknown): number | undefined {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : undefined;
}

/** The items of a list, or the values of an object, whose keys are the ids of values without one. */
export function itemsOf(value: unknown): unknown[] {
  if (Array.isArray(value)) return value;
  if (!isRaw(value)) return [];
  return Object.entries(value).map(([key, item]) => (isRaw(item) ? { id: key, ...item } : item));
}
