import type { StoryDocument, StoryNode } from '../schema/document.ts';
import { storyIndex } from './storyIndex.ts';

/** The node with this id, if the story has one. */
export const findNode = (story: StoryDocument, nodeId: string): StoryNode | undefined =>
  storyIndex(story).nodesById.get(nodeId);
