import { type StoryDocument, storyIndex } from '@dreamfork/story';

/** What the author has picked. A fact of the session: it never enters the document or its history. */
export type Selection = {
  readonly nodeIds: readonly string[];
  readonly connectionIds: readonly string[];
  readonly choice: { readonly nodeId: string; readonly choiceId: string } | null;
};

export const emptySelection: Selection = { nodeIds: [], connectionIds: [], choice: null };

export const selectNodes = (nodeIds: readonly string[]): Selection => ({
  ...emptySelection,
  nodeIds,
});

export const selectChoice = (nodeId: string, choiceId: string): Selection => ({
  nodeIds: [nodeId],
  connectionIds: [],
  choice: { nodeId, choiceId },
});

export const selectConnection = (connectionId: string): Selection => ({
  ...emptySelection,
  connectionIds: [connectionId],
});

export function isSelectionEmpty(selection: Selection): boolean {
  return selection.nodeIds.length === 0 && selection.connectionIds.length === 0;
}

/** Drops from a selection what the document no longer holds; the same object when nothing is gone. */
export function pruneSelection(selection: Selection, document: StoryDocument): Selection {
  if (isSelectionEmpty(selection)) return selection;
  const { nodesById, connectionsById } = storyIndex(document);
  const nodeIds = selection.nodeIds.filter((id) => nodesById.has(id));
  const connectionIds = selection.connectionIds.filter((id) => connectionsById.has(id));
  const { choice } = selection;
  const owner = choice ? nodesById.get(choice.nodeId) : undefined;
  const choiceStays = choice && owner?.choices.some(({ id }) => id === choice.choiceId);
  const isSame =
    nodeIds.length === selection.nodeIds.length &&
    connectionIds.length === selection.connectionIds.length &&
    Boolean(choice) === Boolean(choiceStays);
  return isSame ? selection : { nodeIds, connectionIds, choice: choiceStays ? choice : null };
}
