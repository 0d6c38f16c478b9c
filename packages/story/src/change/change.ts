import type { Connection, Group, Note, StoryDocument, StoryNode } from '../schema/document.ts';

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

/** A value and its index in the list. */
export type Slot<Item> = { readonly index: number; readonly value: Item };

type ItemChange<Kind extends string, Item> = {
  readonly kind: Kind;
  readonly id: string;
  /** `null`: the item was added. */
  readonly before: Slot<Item> | null;
  /** `null`: the item was deleted. */
  readonly after: Slot<Item> | null;
};

export type NodeChange = ItemChange<'node', StoryNode>;
export type ConnectionChange = ItemChange<'connection', Connection>;
export type GroupChange = ItemChange<'group', Group>;
export type NoteChange = ItemChange<'note', Note>;

/** A change of a field of the story itself. `undefined`: the key is absent. */
export type FieldChange = {
  readonly kind: 'field';
  readonly key: string;
  readonly before: unknown;
  readonly after: unknown;
};

export type ListChange = NodeChange | ConnectionChange | GroupChange | NoteChange;
export type ChangeEntry = ListChange | FieldChange;

/**
 * The effect of an edit as plain data: at most one entry per item and field. All entries
 * apply at once: `before.index` is an index in the old list, `after.index` in the new one.
 */
export type Change = readonly ChangeEntry[];

export const emptyChange: Change = [];

/** Whether applying the change does nothing. */
export const isEmptyChange = (change: Change): boolean => change.length === 0;

/** The change that undoes this one exactly, order of lists included (SPEC C2). */
export const reverseChange = (change: Change): Change =>
  change.map((entry) => ({ ...entry, before: entry.after, after: entry.before }) as ChangeEntry);
