/** An answer nobody has checked yet. */
export type Raw = Record<string, unknown>;

export const isRaw = (value: unknown): value is Raw =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A value as an object; empty where it is none. */
export const asRaw = (value: unknown): Raw => (isRaw(value) ? value : {});

/** What stands under `key`, if that is an object; else the value itself. */
export const unwrapped = (value: unknown, key: string): Raw => {
  const outer = asRaw(value);
  return isRaw(outer[key]) ? outer[key] : outer;
};

const listKeys = ['stories', 'items', 'users', 'data'] as const;

/** The items of a list answer: an array, or an array under any of the names that servers use. */
export function listItems(value: unknown): unknown[] | null {
  if (Array.isArray(value)) return value;
  if (!isRaw(value)) return null;
  for (const key of listKeys) {
    const inner = value[key];
    if (Array.isArray(inner)) return inner;
    if (isRaw(inner)) return listItems(inner);
  }
  return null;
}

/** The items of a list answer as `read` reads them, or null where one cannot be read. */
export function everyItem<Item>(
  value: unknown,
  read: (item: unknown) => Item | undefined,
): Item[] | null {
  const items = listItems(value);
  const readable = items?.map(read).filter((item) => item !== undefined);
  return readable?.length === items?.length ? (readable ?? null) : null;
}

/** A date of any common spelling in ISO form, or undefined where there is none. */
export function isoDate(value: unknown): string | undefined {
  if (typeof value !== 'string' && typeof value !== 'number') return undefined;
  const date = new Date(value);
  return Number.isNaN(date.getTime()) ? undefined : date.toISOString();
}

/** The date of things whose date no server told. */
export const noDate = new Date(0).toISOString();

/** The answer of calls that have nothing to tell. */
export const readDone = () => ({ success: true });
