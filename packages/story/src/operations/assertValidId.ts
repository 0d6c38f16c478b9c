import { connectionIdMaximumLength, idMaximumLength, isTemporaryId } from '../schema/ids.ts';

function demandLength(id: string, maximum: number): void {
  if (id.length === 0 || id.length > maximum) {
    throw new RangeError(`An id must have 1 to ${maximum} characters, this one has ${id.length}.`);
  }
}

/** Ids come from the program, so an invalid one throws instead of being refused. */
export const assertValidId = (id: string): void => demandLength(id, idMaximumLength);

export function assertValidConnectionId(id: string): void {
  demandLength(id, connectionIdMaximumLength);
  if (isTemporaryId(id)) {
    throw new RangeError(`The id ${id} is reserved for placeholders.`);
  }
}
