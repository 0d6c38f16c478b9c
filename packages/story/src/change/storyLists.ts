import type { StoryDocument } from '../schema/document.ts';

/** The key of the list of a story that holds the items of each kind. */
export const storyLists = {
  node: 'nodes',
  connection: 'connections',
  group: 'groups',
  note: 'notes',
} as const satisfies Record<string, keyof StoryDocument>;

export type ItemKind = keyof typeof storyLists;

export const itemKinds = Object.keys(storyLists) as ItemKind[];

const listKeys: ReadonlySet<string> = new Set(Object.values(storyLists));

/** Whether this key of a story is one of its lists of items. */
export const isListKey = (key: string): boolean => listKeys.has(key);
