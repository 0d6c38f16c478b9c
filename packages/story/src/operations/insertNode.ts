import type { StoryDocument } from '../schema/document.ts';
import { connect, reconnect } from './connect.ts';
import { type EditResult, edited, refused } from './edit.ts';

export type InsertNodeInput = {
  nodeId: string;
  /** The connection to split. */
  connectionId: string;
  /** The id of the connection from the node to the old target. */
  newConnectionId: string;
};

/**
 * Inserts a node into a connection from A to B: the connection leads to the node, and the node to
 * B, by its first choice without a target if it has choices (SPEC K9).
 */
export function insertNode(
  story: StoryDocument,
  { nodeId, connectionId, newConnectionId }: InsertNodeInput,
): EditResult {
  const connection = story.connections.find(({ id }) => id === connectionId);
  if (!connection || connection.toNodeId === '') {
    return refused('connection-not-found', { connectionId });
  }
  const node = story.nodes.find(({ id }) => id === nodeId);
  if (!node) return refused('node-not-found', { nodeId });
  if (nodeId === connection.fromNodeId || nodeId === connection.toNodeId) {
    return refused('connection-to-self', { nodeId });
  }
  const targets = new Map(story.connections.map(({ id, toNodeId }) => [id, toNodeId]));
  const free = node.choices.find((choice) => !targets.get(choice.connectionId));
  if (node.choices.length > 0 && !free) return refused('choices-all-linked', { nodeId });

  const onward = connect(story, {
    connectionId: newConnectionId,
    fromNodeId: nodeId,
    toNodeId: connection.toNodeId,
    ...(free ? { choiceId: free.id } : {}),
  });
  if (!onward.ok) return onward;
  const inward = reconnect(onward.value.story, { connectionId, toNodeId: nodeId });
  return inward.ok ? edited(story, inward.value.story) : inward;
}
