import { storyIndex } from '../../queries/storyIndex.ts';
import { problem } from '../problem.ts';
import type { Rule } from '../rule.ts';

/** SPEC D6. */
export const startNodeMissing: Rule = (story) =>
  story.startNodeId === null || storyIndex(story).nodesById.has(story.startNodeId)
    ? []
    : [problem('start-node-missing', { nodeId: story.startNodeId })];
