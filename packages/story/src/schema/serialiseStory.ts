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

/** Known keys in the order above, then all others sorted by code units. */
function compareKeys(one: string, other: string): number {
  const difference = (ranks.get(one) ?? ranks.size) - (ranks.get(other) ?? ranks.size);
  if (difference !== 0) return difference;
  return one < other ? -1 : 1;
}

/** The value with sorted keys; the same object if they are already sorted. */
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

/** The story with sorted keys: equal stories serialise to equal texts. */
export const canonicalStory = (document: StoryDocument): StoryDocument =>
  canonical(document) as StoryDocument;

/** The story as JSON text; equal stories give equal texts, whatever the order of their keys (SPEC D10). */
export const serialiseStory = (document: StoryDocument): string =>
  JSON.stringify(canonicalStory(document));
