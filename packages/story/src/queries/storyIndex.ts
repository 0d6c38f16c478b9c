import type { ChoiceOption, Connection, StoryDocument, StoryNode } from '../schema/document.ts';

/** The items of a story by id. `outgoingByNode` holds only connections with a target. */
export type StoryIndex = {
  readonly nodesById: ReadonlyMap<string, StoryNode>;
  readonly connectionsById: ReadonlyMap<string, Connection>;
  readonly outgoingByNode: ReadonlyMap<string, readonly Connection[]>;
};

type ConnectionIndex = Pick<StoryIndex, 'connectionsById' | 'outgoingByNode'>;

// Cached by list, not by story: moving a node keeps the index of connections.
const nodeIndexes = new WeakMap<readonly StoryNode[], ReadonlyMap<string, StoryNode>>();
const choiceIndexes = new WeakMap<readonly StoryNode[], ReadonlyMap<string, ChoiceOption>>();
const connectionIndexes = new WeakMap<readonly Connection[], ConnectionIndex>();
const storyIndexes = new WeakMap<StoryDocument, StoryIndex>();

function remembered<Key extends object, Value>(
  memory: WeakMap<Key, Value>,
  key: Key,
  make: (key: Key) => Value,
): Value {
  const known = memory.get(key);
  if (known) return known;
  const made = make(key);
  memory.set(key, made);
  return made;
}

function indexNodes(nodes: readonly StoryNode[]): ReadonlyMap<string, StoryNode> {
  const nodesById = new Map<string, StoryNode>();
  for (const node of nodes) nodesById.set(node.id, node);
  return nodesById;
}

const indexChoices = (nodes: readonly StoryNode[]): ReadonlyMap<string, ChoiceOption> =>
  new Map(nodes.flatMap(({ choices }) => choices.map((choice) => [choice.id, choice])));

function indexConnections(connections: readonly Connection[]): ConnectionIndex {
  const connectionsById = new Map<string, Connection>();
  const outgoingByNode = new Map<string, Connection[]>();
  for (const connection of connections) {
    connectionsById.set(connection.id, connection);
    if (connection.toNodeId === '') continue;
    const siblings = outgoingByNode.get(connection.fromNodeId);
    if (siblings) siblings.push(connection);
    else outgoingByNode.set(connection.fromNodeId, [connection]);
  }
  return { connectionsById, outgoingByNode };
}

/** The index of this version of the story, built once (SPEC Q1). */
export const storyIndex = (story: StoryDocument): StoryIndex =>
  remembered(storyIndexes, story, ({ nodes, connections }) => ({
    nodesById: remembered(nodeIndexes, nodes, indexNodes),
    ...remembered(connectionIndexes, connections, indexConnections),
  }));

/** The node with this id, or undefined. */
export const findNode = (story: StoryDocument, nodeId: string): StoryNode | undefined =>
  storyIndex(story).nodesById.get(nodeId);

/** The choice with this id, or undefined; their index is built with the first call. */
export const choiceById = (story: StoryDocument, choiceId: string): ChoiceOption | undefined =>
  remembered(choiceIndexes, story.nodes, indexChoices).get(choiceId);

const none: readonly Connection[] = [];

/** The connections from this node that have a target, in the order of the document (SPEC Q2). */
export const outgoing = (story: StoryDocument, nodeId: string): readonly Connection[] =>
  storyIndex(story).outgoingByNode.get(nodeId) ?? none;
