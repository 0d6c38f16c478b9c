import { reachableNodes } from '../../queries/reachableNodes.ts';
import { problem } from '../problem.ts';
import type { Rule } from '../rule.ts';

/** SPEC V1. Without a start every node would be named, which helps nobody. */
export const nodeUnreachable: Rule = (story) => {
  if (story.startNodeId === null) return [];
  const reached = reachableNodes(story);
  return story.nodes.flatMap(({ id }) =>
    reached.has(id) ? [] : problem('node-unreachable', { nodeId: id }),
  );
};
