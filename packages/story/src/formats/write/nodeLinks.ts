import { outgoing } from '../../queries/storyIndex.ts';
import type { StoryDocument, StoryNode } from '../../schema/document.ts';

/** A choice or a plain connection as other formats write it; a choice without a target has null. */
export type NodeLink = { label: string; toNodeId: string | null };

/** The choices of a node in order, then the connections that no choice follows. */
export function nodeLinks(story: StoryDocument, node: StoryNode): NodeLink[] {
  const connections = outgoing(story, node.id);
  const targets = new Map(connections.map(({ id, toNodeId }) => [id, toNodeId]));
  const followed = new Set(node.choices.map(({ connectionId }) => connectionId));
  return [
    ...node.choices.map(({ text, connectionId }) => ({
      label: text,
      toNodeId: targets.get(connectionId) ?? null,
    })),
    ...connections
      .filter(({ id }) => !followed.has(id))
      .map(({ toNodeId }) => ({ label: '', toNodeId })),
  ];
}
