import { gridPosition } from '../layout/coordinates.ts';
import type { Connection, StoryDocument, StoryNode } from '../schema/document.ts';
import { temporaryPrefix } from '../schema/ids.ts';
import type { NodeType } from '../schema/nodeTypes.ts';

type NodeParts = Partial<Omit<StoryNode, 'id' | 'type'>>;

/** Builds a story step by step. Nodes are placed in the grid; ids are the given strings. */
export type StoryBuilder = {
  /** Adds a node; the first one added is the start. */
  node(id: string, type: NodeType, parts?: NodeParts): StoryBuilder;
  /** Adds a plain connection with the id `from>to`. */
  link(fromNodeId: string, toNodeId: string): StoryBuilder;
  /** Adds a choice with the id `node.number` and the connection `node.number>target`; without a target it gets a placeholder. */
  choice(nodeId: string, text: string, toNodeId?: string): StoryBuilder;
  start(nodeId: string | null): StoryBuilder;
  build(): StoryDocument;
};

const builder = (story: StoryDocument): StoryBuilder => ({
  node: (id, type, parts = {}) =>
    builder({
      ...story,
      nodes: [
        ...story.nodes,
        {
          id,
          type,
          title: id,
          content: `Текст узла ${id}.`,
          position: gridPosition(story.nodes.length),
          choices: [],
          media: [],
          mediaNodeId: null,
          ...parts,
        },
      ],
      startNodeId: story.startNodeId ?? id,
    }),

  link: (fromNodeId, toNodeId) =>
    builder({
      ...story,
      connections: [
        ...story.connections,
        { id: `${fromNodeId}>${toNodeId}`, fromNodeId, toNodeId },
      ],
    }),

  choice: (nodeId, text, toNodeId = '') => {
    const count = story.nodes.find(({ id }) => id === nodeId)?.choices.length;
    if (count === undefined) throw new Error(`buildStory: there is no node ${nodeId}.`);
    const id = `${nodeId}.${count + 1}`;
    const connectionId = toNodeId === '' ? `${temporaryPrefix}${id}` : `${id}>${toNodeId}`;
    const connection: Connection = { id: connectionId, fromNodeId: nodeId, toNodeId };
    return builder({
      ...story,
      nodes: story.nodes.map((node) =>
        node.id === nodeId
          ? { ...node, choices: [...node.choices, { id, text, connectionId }] }
          : node,
      ),
      connections: [...story.connections, connection],
    });
  },

  start: (nodeId) => builder({ ...story, startNodeId: nodeId }),

  build: () => story,
});

/** Starts with an empty story. */
export const buildStory = (title = 'Пример', description = ''): StoryBuilder =>
  builder({
    title,
    description,
    nodes: [],
    connections: [],
    startNodeId: null,
    groups: [],
    notes: [],
  });
