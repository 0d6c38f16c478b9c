import type { Ids } from '../schema/ids.ts';

/** Ids that count: `node-1`, `node-2`… */
export function countingIds(prefix = 'id'): Ids {
  let count = 0;
  return { next: () => `${prefix}-${++count}` };
}
