import type { Connection, Group, Note, StoryNode } from '../schema/document.ts';
import type { ItemPart } from './itemParts.ts';

export const differenceKinds = ['added', 'removed', 'changed'] as const;

export type DifferenceKind = (typeof differenceKinds)[number];

/** One item that differs between two versions of a story. */
export type ItemDifference<Item, Part> = {
  readonly id: string;
  readonly kind: DifferenceKind;
  /** The old item; absent if it was added. */
  readonly before?: Item;
  /** The new item; absent if it was removed. */
  readonly after?: Item;
  /** The parts that differ; empty unless the item was changed. */
  readonly parts: readonly Part[];
};

export type NodeDifference = ItemDifference<StoryNode, ItemPart['node']>;
export type ConnectionDifference = ItemDifference<Connection, ItemPart['connection']>;
export type GroupDifference = ItemDifference<Group, ItemPart['group']>;
export type NoteDifference = ItemDifference<Note, ItemPart['note']>;

/** A field of the story itself that differs, such as its title. */
export type FieldDifference = {
  readonly key: string;
  readonly before: unknown;
  readonly after: unknown;
};

/** What differs between two versions of a story, in the order of their lists. */
export type StoryDifference = {
  readonly nodes: readonly NodeDifference[];
  readonly connections: readonly ConnectionDifference[];
  readonly groups: readonly GroupDifference[];
  readonly notes: readonly NoteDifference[];
  readonly fields: readonly FieldDifference[];
  readonly isEqual: boolean;
};
