import type { StoryDocument } from '../schema/document.ts';
import { detach } from './detach.ts';
import { type EditResult, edited, refused } from './edit.ts';
import { remainingGroups } from './groups.ts';

export type DeleteNodesInput = { nodeIds: readonly string[] };

/**
 * Deletes nodes together with every connection that touches them. Choices that led to them
 * lose their target. The start node is not deleted (SPEC E8, E9, E31).
 */
export function deleteNodes(story: StoryDocument, { nodeIds }: DeleteNodesInput): EditResult {
  const doomed = new Set(nodeIds);
  if (doomed.size === 0) return edited(story, story);
  if (story.startNodeId !== null && doomed.has(story.startNodeId)) {
    return refused('start-node-undeletable', { nodeId: story.startNodeId });
  }
  const nodes = story.nodes.filter(({ id }) => !doomed.has(id));
  if (nodes.length + doomed.size !== story.nodes.length) {
    const known = new Set(story.nodes.map(({ id }) => id));
    const unknown = nodeIds.find((id) => !known.has(id)) as string;
    return refused('node-not-found', { nodeId: unknown });
  }
  const gone = new Set<string>();
  for (const { id, fromNodeId, toNodeId } of story.connections) {
    if (doomed.has(fromNodeId) || doomed.has(toNodeId)) gone.add(id);
  }
  const groups = remainingGroups(story, nodes);
  return edited(story, detach({ ...story, nodes, groups }, gone));
}
