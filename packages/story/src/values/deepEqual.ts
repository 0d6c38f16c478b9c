import { ownProperty } from './record.ts';

function sameList(one: readonly unknown[], other: readonly unknown[]): boolean {
  if (one.length !== other.length) return false;
  for (let index = 0; index < one.length; index++) {
    if (!deepEqual(one[index], other[index])) return false;
  }
  return true;
}

function sameKeys(one: object, other: object): boolean {
  for (const key in one)
    if (!deepEqual(ownProperty(one, key), ownProperty(other, key))) return false;
  for (const key in other) {
    if (ownProperty(other, key) !== undefined && ownProperty(one, key) === undefined) return false;
  }
  return true;
}

/**
 * Whether two pieces of plain data are equal. The order of keys is ignored, and a key that is
 * undefined counts as absent, as in JSON.
 */
export function deepEqual(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (typeof one !== 'object' || typeof other !== 'object') return false;
  if (one === null || other === null || Array.isArray(one) !== Array.isArray(other)) return false;
  return Array.isArray(one) ? sameList(one, other as unknown[]) : sameKeys(one, other);
}
