/** One style rule per name of a const tuple. */
export const eachVariant = <Name extends string, Rule>(
  names: readonly Name[],
  rule: (name: Name) => Rule,
): Record<Name, Rule> =>
  Object.fromEntries(names.map((name) => [name, rule(name)])) as Record<Name, Rule>;
