import { findNode } from '../../queries/findNode.ts';
import { reachableNodes } from '../../queries/reachableNodes.ts';
import { diagnosis } from '../diagnosis.ts';
import type { DoctorRule } from '../rule.ts';

/** SPEC V4. */
export const storyWithoutEnd: DoctorRule = function* storyWithoutEnd(story) {
  if (story.startNodeId === null) return;
  for (const nodeId of reachableNodes(story)) {
    if (findNode(story, nodeId)?.type === 'end') return;
  }
  yield [diagnosis('story-without-end', {}, ['add-end-after'])];
};
