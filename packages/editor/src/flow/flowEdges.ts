import { type Connection, type StoryDocument, type StoryNode, storyIndex } from '@dreamfork/story';
import type { Edge } from '@xyflow/react';
import { inputHandle, outputHandle } from './handles.ts';

export type LinkEdge = Edge<{ readonly connection: Connection }, 'link'>;

/** The handle a connection leaves from: that of the choice it belongs to, or the node's own. */
export function sourceHandleOf(from: StoryNode, connectionId: string): string {
  const choice = from.choices.find((option) => option.connectionId === connectionId);
  return choice?.id ?? outputHandle;
}

/** Maps linked connections to React Flow edges, with the same care for identity as the node mapper. */
export function createEdgeMapper() {
  let entries = new Map<string, LinkEdge>();
  let list: LinkEdge[] = [];

  return (document: StoryDocument, connectionIds: readonly string[]): LinkEdge[] => {
    const { nodesById } = storyIndex(document);
    const selected = new Set(connectionIds);
    const next = new Map<string, LinkEdge>();
    const edges: LinkEdge[] = [];
    for (const connection of document.connections) {
      const from = nodesById.get(connection.fromNodeId);
      if (!from || !nodesById.has(connection.toNodeId)) continue;
      const sourceHandle = sourceHandleOf(from, connection.id);
      const isSelected = selected.has(connection.id);
      const known = entries.get(connection.id);
      const keeps =
        known?.data?.connection === connection &&
        known.sourceHandle === sourceHandle &&
        known.selected === isSelected;
      const edge = keeps ? known : toEdge(connection, sourceHandle, isSelected);
      next.set(connection.id, edge);
      edges.push(edge);
    }
    entries = next;
    const isSame = edges.length === list.length && edges.every((edge, at) => edge === list[at]);
    if (!isSame) list = edges;
    return list;
  };
}

function toEdge(connection: Connection, sourceHandle: string, isSelected: boolean): LinkEdge {
  return {
    id: connection.id,
    type: 'link',
    source: connection.fromNodeId,
    sourceHandle,
    target: connection.toNodeId,
    targetHandle: inputHandle,
    selected: isSelected,
    reconnectable: 'target',
    // Links are read from the list of elements and the cards; a hundred nameless curves help nobody.
    domAttributes: { 'aria-hidden': true },
    data: { connection },
  };
}
