import type { Connection, StoryDocument } from '../schema/document.ts';
import { detach } from './detach.ts';
import { type EditResult, edited, nodeIndexOf, refused, withNode } from './edit.ts';
import { assertValidConnectionId, hasConnection, ownConnection } from './newIds.ts';

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
function plainConnection(
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

export type DisconnectInput = { connectionIds: readonly string[] };

/** Deletes connections. A choice that loses its connection gets a placeholder (SPEC E14). */
export function disconnect(story: StoryDocument, { connectionIds }: DisconnectInput): EditResult {
  const known = new Map(story.connections.map((connection) => [connection.id, connection]));
  const unknown = connectionIds.find((id) => !known.has(id));
  if (unknown !== undefined) return refused('connection-not-found', { connectionId: unknown });

  const gone = new Set(connectionIds);
  for (const { choices } of story.nodes) {
    for (const { connectionId } of choices) {
      if (known.get(connectionId)?.toNodeId === '') gone.delete(connectionId);
    }
  }
  return edited(story, detach(story, gone));
}
