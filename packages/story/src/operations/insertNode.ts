import type { StoryDocument } from '../schema/document.ts';
import { connect } from './connect.ts';
import { type EditResult, edited, refused } from './edit.ts';
import { reconnect } from './reconnect.ts';

export type InsertNodeInput = {
  nodeId: string;
  /** The connection to be cut in two. */
  connectionId: string;
  /** The id of its second half. */
  newConnectionId: string;
};

/**
 * Puts a node into a connection: what led from A to B leads to the node, and the node leads on to
 * B, by its first choice that leads nowhere if it has choices (SPEC K9).
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
