import { applyChange, type StoryDocument } from '@dreamfork/story';
import type { BasePart, DraftRecord } from '../../services/index.ts';
import type { Draft } from './draft.ts';

export type ServerCopy = { document: StoryDocument; version?: number | undefined };

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
    const at = new Map<number, StoryDocument>([[0, start]]);
    let document = start;
    for (const [index, change] of changes.entries()) {
      document = applyChange(document, change);
      at.set(index + 1, document);
    }
    const base = at.get(head.syncedCount);
    if (!base) return null;
    const unanswered = (head.unanswered ?? []).flatMap((count) => at.get(count) ?? []);
    return { head, base, document, unanswered };
  } catch {
    // Changes that do not fit their base cannot be replayed.
    return null;
  }
}

const nodesInPart = 250;
const connectionsInPart = 1000;

function* slices<Item>(items: readonly Item[], size: number): Generator<Item[]> {
  for (let start = 0; start < items.length; start += size) yield items.slice(start, start + size);
}

/** A document in pieces, each small enough to be written between two frames. */
export function* baseParts({ nodes, connections, ...rest }: StoryDocument): Generator<BasePart> {
  yield rest;
  for (const part of slices(nodes, nodesInPart)) yield { nodes: part };
  for (const part of slices(connections, connectionsInPart)) yield { connections: part };
}

/** The document that these pieces were; null where there are none. */
function joinParts(parts: readonly BasePart[]): StoryDocument | null {
  const [rest] = parts;
  if (!rest) return null;
  return {
    ...rest,
    nodes: parts.flatMap(({ nodes }) => nodes ?? []),
    connections: parts.flatMap(({ connections }) => connections ?? []),
  } as StoryDocument;
}
