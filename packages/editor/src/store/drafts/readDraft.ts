import { applyChange, type StoryDocument } from '@dreamfork/story';
import { joinParts } from './baseParts.ts';
import type { Draft, DraftRecord } from './draft.ts';

export type ServerCopy = { document: StoryDocument; version: number | undefined };

/**
 * The draft that a record holds. `server` is what the server holds now, for a draft that was lost
 * before its base was written. Null where the base is nowhere, or where the record does not fit together.
 */
export function readDraft(
  { head, parts, changes }: DraftRecord,
  server?: ServerCopy,
): Draft | null {
  const isHeld = server !== undefined && server.version === (head.baseVersion ?? undefined);
  const start = head.generation > 0 ? joinParts(parts) : isHeld ? server.document : null;
  if (!start) return null;
  try {
    const base = changes.slice(0, head.syncedCount).reduce(applyChange, start);
    const document = changes.slice(head.syncedCount).reduce(applyChange, base);
    return { head, base, document };
  } catch {
    return null;
  }
}
