import type { StoryDocument, StoryNode } from '../../schema/document.ts';

/** The story with the target of every choice in the place of its connection, whose id may be another. */
export function meaning(story: StoryDocument) {
  const connections = new Map(story.connections.map((one) => [one.id, one]));
  const followed = new Set(
    story.nodes.flatMap(({ choices }) => choices.map(({ connectionId }) => connectionId)),
  );
  return {
    ...story,
    nodes: story.nodes.map((node) => ({
      ...node,
      choices: node.choices.map(({ connectionId, ...rest }) => {
        const connection = connections.get(connectionId);
        const isOwn = connection?.fromNodeId === node.id && connection.toNodeId !== '';
        return { ...rest, to: isOwn ? connection.toNodeId : null };
      }),
    })),
    connections: story.connections.filter(({ id }) => !followed.has(id)),
  };
}

export const withNode = (
  story: StoryDocument,
  id: string,
  change: (node: StoryNode) => StoryNode,
) => ({
  ...story,
  nodes: story.nodes.map((node) => (node.id === id ? change(node) : node)),
});
