import type { Connection, StoryDocument } from '../schema/document.ts';
import { assertValidConnectionId } from './assertValidId.ts';
import { type EditResult, edited, nodeIndexOf, refused, withNode } from './edit.ts';
import { hasConnection, ownConnection } from './placeholders.ts';

export type ConnectInput = {
  /** The id of the connection, if a new one is needed. */
  connectionId: string;
  fromNodeId: string;
  toNodeId: string;
  /** The choice to connect; without it the connection is a plain one. */
  choiceId?: string;
};

function connectPlainly(
  story: StoryDocument,
  { connectionId, fromNodeId, toNodeId }: ConnectInput,
): EditResult {
  if (fromNodeId === toNodeId) return refused('connection-to-self', { nodeId: fromNodeId });
  const twin = plainConnection(story, fromNodeId, toNodeId);
  if (twin) return refused('connection-exists', { connectionId: twin.id });
  if (hasConnection(story, connectionId)) return refused('id-taken', { connectionId });
  const added: Connection = { id: connectionId, fromNodeId, toNodeId };
  return edited(story, { ...story, connections: [...story.connections, added] });
}

/** The plain connection between two nodes: no choice of the first follows it. */
export function plainConnection(
  story: StoryDocument,
  fromNodeId: string,
  toNodeId: string,
): Connection | undefined {
  const choices = story.nodes.find(({ id }) => id === fromNodeId)?.choices ?? [];
  return story.connections.find(
    (connection) =>
      connection.fromNodeId === fromNodeId &&
      connection.toNodeId === toNodeId &&
      !choices.some((choice) => choice.connectionId === connection.id),
  );
}

function connectChoice(
  story: StoryDocument,
  { connectionId, fromNodeId, toNodeId, choiceId }: ConnectInput & { choiceId: string },
): EditResult {
  const nodeIndex = nodeIndexOf(story, fromNodeId);
  const node = story.nodes[nodeIndex];
  const choice = node?.choices.find(({ id }) => id === choiceId);
  if (!node || !choice) return refused('choice-not-found', { nodeId: fromNodeId, choiceId });

  const current = ownConnection(story, fromNodeId, choice);
  if (current && current.toNodeId !== '') {
    if (current.toNodeId === toNodeId) return edited(story, story);
    const moved = { ...current, toNodeId };
    return edited(story, {
      ...story,
      connections: story.connections.map((one) => (one === current ? moved : one)),
    });
  }

  if (hasConnection(story, connectionId)) return refused('id-taken', { connectionId });
  const added: Connection = { ...current, id: connectionId, fromNodeId, toNodeId };
  const choices = node.choices.map((one) => (one === choice ? { ...one, connectionId } : one));
  return edited(story, {
    ...withNode(story, nodeIndex, { ...node, choices }),
    connections: current
      ? story.connections.map((one) => (one === current ? added : one))
      : [...story.connections, added],
  });
}

/**
 * Connects two nodes, or a choice to a node. If the choice already has a target, its
 * connection is redirected and keeps its id (SPEC E10–E12).
 */
export function connect(story: StoryDocument, input: ConnectInput): EditResult {
  assertValidConnectionId(input.connectionId);
  const { fromNodeId, toNodeId, choiceId } = input;
  const from = story.nodes.find(({ id }) => id === fromNodeId);
  if (!from) return refused('node-not-found', { nodeId: fromNodeId });
  if (nodeIndexOf(story, toNodeId) < 0) return refused('node-not-found', { nodeId: toNodeId });
  if (from.type === 'end') return refused('connection-from-end', { nodeId: fromNodeId });
  return choiceId === undefined
    ? connectPlainly(story, input)
    : connectChoice(story, { ...input, choiceId });
}
