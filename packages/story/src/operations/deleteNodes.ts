import type { StoryDocument, StoryNode } from '../schema/document.ts';
import { temporaryPrefix } from '../schema/ids.ts';
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

const unlinked = (node: StoryNode): StoryNode =>
  node.choices.length === 0
    ? node
    : {
        ...node,
        choices: node.choices.map((choice) => ({
          ...choice,
          connectionId: `${temporaryPrefix}${choice.id}`,
        })),
      };

/** Deletes everything but the start node and its group (SPEC E22). */
export function clearAll(story: StoryDocument): EditResult {
  const nodes = story.nodes.flatMap((node) =>
    node.id === story.startNodeId ? unlinked(node) : [],
  );
  const isClear =
    story.nodes.length === nodes.length &&
    story.connections.length === 0 &&
    story.notes.length === 0;
  const groups = remainingGroups(story, nodes);
  return edited(story, isClear ? story : { ...story, nodes, connections: [], groups, notes: [] });
}
