/** Names are equal without regard to the spaces around and within them. */
export const comparable = (name: string): string => name.replaceAll(/\s+/g, ' ').trim();

/** Finds passages by name: exactly, else by comparable names; -1 if there is none. */
export function createLookup(
  named: readonly { key: string; aliases?: readonly string[] }[],
): (target: string) => number {
  const exact = new Map<string, number>();
  const loose = new Map<string, number>();
  const add = (name: string, index: number): void => {
    if (!exact.has(name)) exact.set(name, index);
    const alike = comparable(name);
    if (!loose.has(alike)) loose.set(alike, index);
  };
  for (const [index, { key }] of named.entries()) add(key, index);
  for (const [index, { aliases = [] }] of named.entries()) {
    for (const alias of aliases) add(alias, index);
  }
  return (target) => exact.get(target) ?? loose.get(comparable(target)) ?? -1;
}
