import type { Ids } from '../schema/ids.ts';

/** Generates consecutive ids: `node-1`, `node-2`… */
export function countingIds(prefix = 'id'): Ids {
  let count = 0;
  return { next: () => `${prefix}-${++count}` };
}
