/** The value under a key of its own; a key such as `constructor`, which every object inherits, counts as absent. */
export const own = (from: object, key: string): unknown =>
  Object.hasOwn(from, key) ? (from as Record<string, unknown>)[key] : undefined;
