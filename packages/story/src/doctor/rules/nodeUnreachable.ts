import { reachableNodes } from '../../queries/reachableNodes.ts';
import { diagnosis } from '../diagnosis.ts';
import { type DoctorRule, nothingFound } from '../rule.ts';

/** SPEC V1. Without a start every node would be named, which helps nobody. */
export const nodeUnreachable: DoctorRule = function* nodeUnreachable(story) {
  if (story.startNodeId === null) return;
  const reached = reachableNodes(story);
  for (const { id } of story.nodes) {
    yield reached.has(id)
      ? nothingFound
      : [diagnosis('node-unreachable', { nodeId: id }, ['set-as-start', 'delete-node'])];
  }
};
