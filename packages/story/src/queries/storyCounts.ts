import type { StoryDocument } from '../schema/document.ts';
import { type NodeType, nodeTypes } from '../schema/nodeTypes.ts';

export type StoryCounts = {
  nodes: number;
  /** All entries, placeholders included. */
  connections: number;
  byType: Record<NodeType, number>;
  choices: number;
  ends: number;
};

/** The numbers of parts of a story (SPEC Q6). */
export function storyCounts(story: StoryDocument): StoryCounts {
  const byType = Object.fromEntries(nodeTypes.map((type) => [type, 0])) as Record<NodeType, number>;
  let choices = 0;
  for (const node of story.nodes) {
    byType[node.type]++;
    choices += node.choices.length;
  }
  return {
    nodes: story.nodes.length,
    connections: story.connections.length,
    byType,
    choices,
    ends: byType.end,
  };
}
