import type { Connection, StoryDocument } from '../schema/document.ts';
import { storyIndex } from './storyIndex.ts';

const none: readonly Connection[] = [];

/** The connections that lead from this node to another, in the order of the document (SPEC Q2). */
export const outgoing = (story: StoryDocument, nodeId: string): readonly Connection[] =>
  storyIndex(story).outgoingByNode.get(nodeId) ?? none;
