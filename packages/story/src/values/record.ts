/** The value of an own key; inherited keys such as `constructor` count as absent. */
export const ownProperty = (from: object, key: string): unknown =>
  Object.hasOwn(from, key) ? (from as Record<string, unknown>)[key] : undefined;
