import { connectionIdMaximumLength, idMaximumLength, isTemporaryId } from '../schema/ids.ts';

function demandLength(id: string, maximum: number): void {
  if (id.length === 0 || id.length > maximum) {
    throw new RangeError(`An id must have 1 to ${maximum} characters, this one has ${id.length}.`);
  }
}

/** Ids are made by the program, so an unfit one is an exception and not a problem of the author's. */
export const demandSoundId = (id: string): void => demandLength(id, idMaximumLength);

export function demandSoundConnectionId(id: string): void {
  demandLength(id, connectionIdMaximumLength);
  if (isTemporaryId(id)) {
    throw new RangeError(`The id ${id} is kept for choices that lead nowhere yet.`);
  }
}
