import type { StoryDocument } from '@dreamfork/story';
import type { BasePart } from './draft.ts';

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
export function joinParts(parts: readonly BasePart[]): StoryDocument | null {
  const [rest] = parts;
  if (!rest) return null;
  return {
    ...rest,
    nodes: parts.flatMap(({ nodes }) => nodes ?? []),
    connections: parts.flatMap(({ connections }) => connections ?? []),
  } as StoryDocument;
}
