import type { DifferenceKind, StoryDifference } from './difference.ts';

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
