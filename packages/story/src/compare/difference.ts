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

/** How many items were added, removed and changed. */
export type KindCounts = Record<DifferenceKind, number>;

export type DifferenceCounts = {
  nodes: KindCounts;
  connections: KindCounts;
  groups: KindCounts;
  notes: KindCounts;
  /** Fields of the story itself, such as its title. */
  fields: number;
};

function countKinds(differences: readonly { kind: DifferenceKind }[]): KindCounts {
  const counts: KindCounts = { added: 0, removed: 0, changed: 0 };
  for (const { kind } of differences) counts[kind] += 1;
  return counts;
}

/** Counts the differences for a summary. */
export const differenceCounts = ({
  nodes,
  connections,
  groups,
  notes,
  fields,
}: StoryDifference): DifferenceCounts => ({
  nodes: countKinds(nodes),
  connections: countKinds(connections),
  groups: countKinds(groups),
  notes: countKinds(notes),
  fields: fields.length,
});
