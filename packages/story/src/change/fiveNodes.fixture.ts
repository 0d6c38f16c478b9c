import type { StoryDocument } from '../schema/document.ts';
import { buildStory } from '../testing/buildStory.ts';

/** Five nodes, from `a` to `e`. */
export const story = ['a', 'b', 'c', 'd', 'e']
  .reduce((builder, id) => builder.node(id, 'text'), buildStory())
  .build();

export const without = (from: StoryDocument, ...ids: string[]): StoryDocument => ({
  ...from,
  nodes: from.nodes.filter(({ id }) => !ids.includes(id)),
});

export const retitled = (from: StoryDocument, nodeId: string, title: string): StoryDocument => ({
  ...from,
  nodes: from.nodes.map((node) => (node.id === nodeId ? { ...node, title } : node)),
});

/** With a copy of the first node under another id. */
export const inserted = (from: StoryDocument, index: number, nodeId: string): StoryDocument => {
  const [model] = story.nodes;
  if (!model) throw new Error('The story has nodes.');
  return { ...from, nodes: from.nodes.toSpliced(index, 0, { ...model, id: nodeId }) };
};
