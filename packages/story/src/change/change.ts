import type { Connection, Group, Note, StoryNode } from '../schema/document.ts';

/** A value and its place in the list at that moment. */
export type Slot<Item> = { readonly index: number; readonly value: Item };

type ItemChange<Kind extends string, Item> = {
  readonly kind: Kind;
  readonly id: string;
  /** `null`: the item was not there. */
  readonly before: Slot<Item> | null;
  /** `null`: the item is gone. */
  readonly after: Slot<Item> | null;
};

export type NodeChange = ItemChange<'node', StoryNode>;
export type ConnectionChange = ItemChange<'connection', Connection>;
export type GroupChange = ItemChange<'group', Group>;
export type NoteChange = ItemChange<'note', Note>;

/** A change of a field of the story itself. `undefined` stands for a key that is absent. */
export type FieldChange = {
  readonly kind: 'field';
  readonly key: string;
  readonly before: unknown;
  readonly after: unknown;
};

export type ListChange = NodeChange | ConnectionChange | GroupChange | NoteChange;
export type ChangeEntry = ListChange | FieldChange;

/**
 * What one edit did, as plain data: at most one entry per item and field. All entries
 * hold at once: `before.index` is a place in the list as it was, `after.index` as it becomes.
 */
export type Change = readonly ChangeEntry[];

export const emptyChange: Change = [];

/** Whether applying the change does nothing. */
export const isEmptyChange = (change: Change): boolean => change.length === 0;
