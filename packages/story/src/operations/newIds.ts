import type { ChoiceOption, Connection, StoryDocument } from '../schema/document.ts';
import {
  connectionIdMaximumLength,
  type Ids,
  idMaximumLength,
  isTemporaryId,
  temporaryPrefix,
} from '../schema/ids.ts';

/** The placeholder connection of a choice (SPEC D8). */
export const placeholder = (id: string, nodeId: string): Connection => ({
  id,
  fromNodeId: nodeId,
  toNodeId: '',
});

/** `temp_` and the choice's id, with a number if another connection has that id. */
export function placeholderId(choiceId: string, isTaken: (id: string) => boolean): string {
  const plain = `${temporaryPrefix}${choiceId}`;
  if (!isTaken(plain)) return plain;
  for (let number = 2; ; number++) {
    const numbered = `${plain}_${number}`;
    if (!isTaken(numbered)) return numbered;
  }
}

export const hasConnection = (story: StoryDocument, connectionId: string): boolean =>
  story.connections.some(({ id }) => id === connectionId);

/** Whether another choice follows the connection too; documents from other tools may share them. */
const isShared = (story: StoryDocument, connectionId: string, choiceId: string): boolean =>
  story.nodes.some(({ choices }) =>
    choices.some((choice) => choice.connectionId === connectionId && choice.id !== choiceId),
  );

/** The connection that only this choice follows, placeholder or not. */
export const ownConnection = (
  story: StoryDocument,
  nodeId: string,
  choice: ChoiceOption,
): Connection | undefined => {
  const connection = story.connections.find(({ id }) => id === choice.connectionId);
  return connection?.fromNodeId === nodeId && !isShared(story, connection.id, choice.id)
    ? connection
    : undefined;
};

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
