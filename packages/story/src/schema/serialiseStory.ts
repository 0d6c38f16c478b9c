import type { StoryDocument } from './document.ts';

const leadingKeys = [
  'id',
  'type',
  'title',
  'description',
  'startNodeId',
  'fromNodeId',
  'toNodeId',
  'text',
  'connectionId',
  'content',
  'colour',
  'position',
  'x',
  'y',
  'size',
  'width',
  'height',
  'choices',
  'media',
  'mediaNodeId',
  'groupId',
  'nodes',
  'connections',
  'groups',
  'notes',
];

const ranks = new Map(leadingKeys.map((key, rank) => [key, rank]));

/** Known keys in the order above, then all others by their code units. */
function compareKeys(one: string, other: string): number {
  const difference = (ranks.get(one) ?? ranks.size) - (ranks.get(other) ?? ranks.size);
  if (difference !== 0) return difference;
  return one < other ? -1 : 1;
}

/** The value with its keys in order; the very same value where they already are. */
function canonical(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) {
    const items = value.map(canonical);
    return items.every((item, index) => item === value[index]) ? value : items;
  }
  const source = value as Record<string, unknown>;
  const keys = Object.keys(source);
  const isOrdered = keys.every(
    (key, index) => index === 0 || compareKeys(keys[index - 1] as string, key) < 0,
  );
  const entries = (isOrdered ? keys : keys.sort(compareKeys)).map((key): [string, unknown] => [
    key,
    canonical(source[key]),
  ]);
  return isOrdered && entries.every(([key, part]) => part === source[key])
    ? value
    : Object.fromEntries(entries);
}

/** The story as JSON text; equal stories make equal texts, whatever the order of their keys (SPEC D10). */
export const serialiseStory = (document: StoryDocument): string =>
  JSON.stringify(canonical(document));
