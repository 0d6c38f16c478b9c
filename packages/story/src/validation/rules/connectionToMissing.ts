import { storyIndex } from '../../queries/storyIndex.ts';
import { problem } from '../problem.ts';
import type { Rule } from '../rule.ts';

/** SPEC D4: an empty target is legal, an unknown one is not. */
export const connectionToMissing: Rule = (story) => {
  const { nodesById } = storyIndex(story);
  return story.connections.flatMap(({ id, toNodeId }) =>
    toNodeId === '' || nodesById.has(toNodeId)
      ? []
      : problem('connection-to-missing', { connectionId: id, nodeId: toNodeId }),
  );
};
