import type { StoryDocument } from '../schema/document.ts';
import { type EditResult, edited, nodeIndexOf, refused } from './edit.ts';

export type SetStartInput = { nodeId: string };

/** Makes a node the start node (SPEC E20). */
export function setStart(story: StoryDocument, { nodeId }: SetStartInput): EditResult {
  if (nodeIndexOf(story, nodeId) < 0) return refused('node-not-found', { nodeId });
  if (story.startNodeId === nodeId) return edited(story, story);
  return edited(story, { ...story, startNodeId: nodeId });
}
