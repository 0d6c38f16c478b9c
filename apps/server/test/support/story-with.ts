import type { StoryDocument } from '@dreamfork/story';
import { sampleStory } from '@dreamfork/story/testing';

/** The sample story with other words. */
export const storyWith = (texts: {
  title?: string;
  description?: string;
  opening?: { title?: string; content?: string };
}): StoryDocument => ({
  ...sampleStory,
  title: texts.title ?? sampleStory.title,
  description: texts.description ?? sampleStory.description,
  nodes: sampleStory.nodes.map((node) =>
    node.id === sampleStory.startNodeId ? { ...node, ...texts.opening } : node,
  ),
});
