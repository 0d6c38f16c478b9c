import type { StoryDocument } from '../schema/document.ts';
import { plainConnection } from './connect.ts';
import { type EditResult, edited, nodeIndexOf, refused } from './edit.ts';

export type ReconnectInput = { connectionId: string; toNodeId: string };

/** Redirects a connection to another node (SPEC E13). */
export function reconnect(
  story: StoryDocument,
  { connectionId, toNodeId }: ReconnectInput,
): EditResult {
  const connection = story.connections.find(({ id }) => id === connectionId);
  if (!connection || connection.toNodeId === '') {
    return refused('connection-not-found', { connectionId });
  }
  if (nodeIndexOf(story, toNodeId) < 0) return refused('node-not-found', { nodeId: toNodeId });
  if (connection.toNodeId === toNodeId) return edited(story, story);

  const { fromNodeId } = connection;
  const from = story.nodes.find(({ id }) => id === fromNodeId);
  const isOfChoice = from?.choices.some((choice) => choice.connectionId === connectionId) ?? false;
  if (!isOfChoice) {
    if (fromNodeId === toNodeId) return refused('connection-to-self', { nodeId: fromNodeId });
    const twin = plainConnection(story, fromNodeId, toNodeId);
    if (twin) return refused('connection-exists', { connectionId: twin.id });
  }
  const moved = { ...connection, toNodeId };
  return edited(story, {
    ...story,
    connections: story.connections.map((one) => (one === connection ? moved : one)),
  });
}
