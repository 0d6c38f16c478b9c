/** The object with this value under an optional key; undefined leaves the key out. */
export function withOptional<Item extends object, Key extends keyof Item>(
  item: Item,
  key: Key,
  value: Item[Key] | undefined,
): Item {
  const changed = { ...item };
  if (value === undefined) delete changed[key];
  else changed[key] = value;
  return changed;
}
