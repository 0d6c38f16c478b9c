import { findNode } from '../../queries/findNode.ts';
import { reachableNodes } from '../../queries/reachableNodes.ts';
import { problem } from '../problem.ts';
import type { Rule } from '../rule.ts';

/** SPEC V4. */
export const storyWithoutEnd: Rule = (story) => {
  if (story.startNodeId === null) return [];
  for (const nodeId of reachableNodes(story)) {
    if (findNode(story, nodeId)?.type === 'end') return [];
  }
  return [problem('story-without-end')];
};
