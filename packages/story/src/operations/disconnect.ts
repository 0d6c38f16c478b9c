import type { StoryDocument } from '../schema/document.ts';
import { detach } from './detach.ts';
import { type EditResult, edited, refused } from './edit.ts';

export type DisconnectInput = { connectionIds: readonly string[] };

/** Deletes connections. A choice that loses its connection gets a placeholder (SPEC E14). */
export function disconnect(story: StoryDocument, { connectionIds }: DisconnectInput): EditResult {
  const known = new Map(story.connections.map((connection) => [connection.id, connection]));
  const unknown = connectionIds.find((id) => !known.has(id));
  if (unknown !== undefined) return refused('connection-not-found', { connectionId: unknown });

  const gone = new Set(connectionIds);
  for (const { choices } of story.nodes) {
    for (const { connectionId } of choices) {
      if (known.get(connectionId)?.toNodeId === '') gone.delete(connectionId);
    }
  }
  return edited(story, detach(story, gone));
}
