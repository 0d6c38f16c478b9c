import { own } from './own.ts';

function sameList(one: readonly unknown[], other: readonly unknown[]): boolean {
  if (one.length !== other.length) return false;
  for (let index = 0; index < one.length; index++) {
    if (!same(one[index], other[index])) return false;
  }
  return true;
}

function sameKeys(one: object, other: object): boolean {
  for (const key in one) if (!same(own(one, key), own(other, key))) return false;
  for (const key in other) {
    if (own(other, key) !== undefined && own(one, key) === undefined) return false;
  }
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
  return Array.isArray(one) ? sameList(one, other as unknown[]) : sameKeys(one, other);
}
