import type { StoryDocument } from '@dreamfork/story';

/** What the author has selected. Session state: it never enters the document or its history. */
export type Selection = {
  readonly nodeIds: readonly string[];
  readonly connectionIds: readonly string[];
  readonly groupIds: readonly string[];
  readonly noteIds: readonly string[];
  readonly choice: { readonly nodeId: string; readonly choiceId: string } | null;
};

export const emptySelection: Selection = {
  nodeIds: [],
  connectionIds: [],
  groupIds: [],
  noteIds: [],
  choice: null,
};

export const selectNodes = (nodeIds: readonly string[]): Selection => ({
  ...emptySelection,
  nodeIds,
});

export const selectChoice = (nodeId: string, choiceId: string): Selection => ({
  ...emptySelection,
  nodeIds: [nodeId],
  choice: { nodeId, choiceId },
});

export const selectConnection = (connectionId: string): Selection => ({
  ...emptySelection,
  connectionIds: [connectionId],
});

/** A group as a whole: its nodes are not selected with it. */
export const selectGroup = (groupId: string): Selection => ({
  ...emptySelection,
  groupIds: [groupId],
});

export const selectNotes = (noteIds: readonly string[]): Selection => ({
  ...emptySelection,
  noteIds,
});

const lists = ['nodeIds', 'connectionIds', 'groupIds', 'noteIds'] as const;

export function isSelectionEmpty(selection: Selection): boolean {
  return lists.every((list) => selection[list].length === 0);
}

function keep(ids: readonly string[], items: readonly { id: string }[]): readonly string[] {
  const missing = new Set(ids);
  for (const { id } of items) {
    if (missing.size === 0) return ids;
    missing.delete(id);
  }
  return ids.filter((id) => !missing.has(id));
}

/** Drops from a selection what the document no longer holds; the same object when nothing is gone. */
export function pruneSelection(selection: Selection, document: StoryDocument): Selection {
  if (isSelectionEmpty(selection)) return selection;
  const { choice } = selection;
  const owner = choice ? document.nodes.find(({ id }) => id === choice.nodeId) : undefined;
  const choiceStays = choice && owner?.choices.some(({ id }) => id === choice.choiceId);
  const pruned: Selection = {
    nodeIds: keep(selection.nodeIds, document.nodes),
    connectionIds: keep(selection.connectionIds, document.connections),
    groupIds: keep(selection.groupIds, document.groups),
    noteIds: keep(selection.noteIds, document.notes),
    choice: choiceStays ? choice : null,
  };
  const isSame =
    lists.every((list) => pruned[list].length === selection[list].length) &&
    Boolean(choice) === Boolean(choiceStays);
  return isSame ? selection : pruned;
}

/** The selected nodes, and those of selected groups, in the order of the story. */
export function selectedNodes({
  document,
  selection,
}: {
  readonly document: StoryDocument;
  readonly selection: Selection;
}): readonly string[] {
  const { nodeIds, groupIds } = selection;
  if (groupIds.length === 0) return nodeIds;
  const chosen = new Set(nodeIds);
  const groups = new Set(groupIds);
  return document.nodes.flatMap(({ id, groupId }) =>
    chosen.has(id) || (groupId !== undefined && groups.has(groupId)) ? id : [],
  );
}
