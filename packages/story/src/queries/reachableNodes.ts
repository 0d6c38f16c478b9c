import type { StoryDocument } from '../schema/document.ts';
import { nextNodeIds } from './exits.ts';
import { findNode } from './findNode.ts';

/** The ids of all nodes that a reader can get to from the start, the start among them (SPEC Q4). */
export function reachableNodes(story: StoryDocument): Set<string> {
  const reached = new Set<string>();
  const waiting = story.startNodeId === null ? [] : [story.startNodeId];
  for (let nodeId = waiting.pop(); nodeId !== undefined; nodeId = waiting.pop()) {
    const node = reached.has(nodeId) ? undefined : findNode(story, nodeId);
    if (!node) continue;
    reached.add(nodeId);
    for (const next of nextNodeIds(story, node)) waiting.push(next);
  }
  return reached;
}
