import type { StoryDocument } from './document.ts';

const knownKeys = {
  story: ['title', 'description', 'startNodeId', 'nodes', 'connections'],
  node: ['id', 'type', 'title', 'content', 'position', 'choices', 'media', 'mediaNodeId'],
  connection: ['id', 'fromNodeId', 'toNodeId'],
  other: ['id', 'x', 'y', 'text', 'connectionId'],
} as const;

function orderedKeys(value: object, known: readonly string[]): string[] {
  const present = known.filter((key) => Object.hasOwn(value, key));
  const others = Object.keys(value).filter((key) => !known.includes(key));
  return [...present, ...others.sort()];
}

function canonical(value: unknown, known: readonly string[]): unknown {
  if (Array.isArray(value)) return value.map((item) => canonical(item, known));
  if (typeof value !== 'object' || value === null) return value;
  const source = value as Record<string, unknown>;
  return Object.fromEntries(
    orderedKeys(source, known).map((key) => [key, canonical(source[key], knownKeys.other)]),
  );
}

/** The story as JSON text; equal stories make equal texts, whatever the order of their keys (SPEC D10). */
export function serialiseStory(document: StoryDocument): string {
  const { nodes, connections, ...rest } = document;
  return JSON.stringify(
    canonical(
      {
        ...rest,
        nodes: nodes.map((node) => canonical(node, knownKeys.node)),
        connections: connections.map((connection) => canonical(connection, knownKeys.connection)),
      },
      knownKeys.story,
    ),
  );
}
