function sameList(one: readonly unknown[], other: readonly unknown[]): boolean {
  if (one.length !== other.length) return false;
  for (let index = 0; index < one.length; index++) {
    if (!same(one[index], other[index])) return false;
  }
  return true;
}

function sameKeys(one: Record<string, unknown>, other: Record<string, unknown>): boolean {
  for (const key in one) if (!same(one[key], other[key])) return false;
  for (const key in other) if (other[key] !== undefined && one[key] === undefined) return false;
  return true;
}

/**
 * Whether two pieces of plain data say the same. The order of keys says nothing, and a key that is
 * undefined is one that is absent, as in JSON.
 */
export function same(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (typeof one !== 'object' || typeof other !== 'object') return false;
  if (one === null || other === null || Array.isArray(one) !== Array.isArray(other)) return false;
  return Array.isArray(one)
    ? sameList(one, other as unknown[])
    : sameKeys(one as Record<string, unknown>, other as Record<string, unknown>);
}
