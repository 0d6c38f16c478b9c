/** An object of unknown content. */
export type Parts = Record<string, unknown>;

export const isParts = (value: unknown): value is Parts =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The objects of a list; anything else is no list. */
export const partsOf = (value: unknown): Parts[] =>
  Array.isArray(value) ? value.filter(isParts) : [];
