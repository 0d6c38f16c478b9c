import type { StoryDocument } from '../schema/document.ts';
import { plainConnection } from './connect.ts';
import { type EditResult, edited, nodeIndexOf, refused } from './edit.ts';

export type ReconnectInput = {
  connectionId: string;
  /** @default where it leads now */
  toNodeId?: string;
  /** Of a plain connection. @default where it begins now */
  fromNodeId?: string;
};

/** Gives a connection another end or another source (SPEC E13). */
export function reconnect(
  story: StoryDocument,
  { connectionId, ...ends }: ReconnectInput,
): EditResult {
  const connection = story.connections.find(({ id }) => id === connectionId);
  if (!connection || connection.toNodeId === '') {
    return refused('connection-not-found', { connectionId });
  }
  const isOfChoice = story.nodes
    .find(({ id }) => id === connection.fromNodeId)
    ?.choices.some((choice) => choice.connectionId === connectionId);
  const toNodeId = ends.toNodeId ?? connection.toNodeId;
  const fromNodeId = isOfChoice
    ? connection.fromNodeId
    : (ends.fromNodeId ?? connection.fromNodeId);
  for (const nodeId of [fromNodeId, toNodeId]) {
    if (nodeIndexOf(story, nodeId) < 0) return refused('node-not-found', { nodeId });
  }
  if (connection.toNodeId === toNodeId && connection.fromNodeId === fromNodeId) {
    return edited(story, story);
  }
  if (!isOfChoice) {
    const from = story.nodes.find(({ id }) => id === fromNodeId);
    if (from?.type === 'end') return refused('connection-from-end', { nodeId: fromNodeId });
    if (fromNodeId === toNodeId) return refused('connection-to-self', { nodeId: fromNodeId });
    const twin = plainConnection(story, fromNodeId, toNodeId);
    if (twin) return refused('connection-exists', { connectionId: twin.id });
  }
  const moved = { ...connection, fromNodeId, toNodeId };
  return edited(story, {
    ...story,
    connections: story.connections.map((one) => (one === connection ? moved : one)),
  });
}
