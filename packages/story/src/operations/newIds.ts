import type { Ids } from '../schema/ids.ts';
import { assertValidConnectionId, assertValidId } from './assertValidId.ts';

/** The next id of the program for a node, a choice or another item. */
export function newId(ids: Ids): string {
  const id = ids.next();
  assertValidId(id);
  return id;
}

/** The next id of the program for a connection. */
export function newConnectionId(ids: Ids): string {
  const id = ids.next();
  assertValidConnectionId(id);
  return id;
}
