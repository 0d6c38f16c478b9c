import { storyIndex } from '../../queries/storyIndex.ts';
import { problem } from '../problem.ts';
import type { Rule } from '../rule.ts';

/** SPEC D4. */
export const connectionFromMissing: Rule = (story) => {
  const { nodesById } = storyIndex(story);
  return story.connections.flatMap(({ id, fromNodeId }) =>
    nodesById.has(fromNodeId)
      ? []
      : problem('connection-from-missing', { connectionId: id, nodeId: fromNodeId }),
  );
};
