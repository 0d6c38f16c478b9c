type Members = { has(id: string): boolean };

/** The ids of the list that are among the members; the very list where all are. */
const within = (ids: readonly string[], members: Members): readonly string[] =>
  ids.every((id) => members.has(id)) ? ids : ids.filter((id) => members.has(id));

const sameOrder = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((id, index) => id === other[index]);

/** Whether the items that both lists have stand in another order in the second. */
export function isReordered(before: readonly string[], after: readonly string[]): boolean {
  if (sameOrder(before, after)) return false;
  return !sameOrder(within(before, new Set(after)), within(after, new Set(before)));
}

/** Runs of ids that the skeleton lacks, by the id of the skeleton that they stand behind. */
function runsBehind(skeleton: ReadonlySet<string>, list: readonly string[]) {
  const runs: { anchor: string | null; ids: string[] }[] = [{ anchor: null, ids: [] }];
  for (const id of list) {
    if (skeleton.has(id)) runs.push({ anchor: id, ids: [] });
    else runs.at(-1)?.ids.push(id);
  }
  return runs.filter(({ ids }) => ids.length > 0);
}

type Lists = { base: readonly string[]; mine: readonly string[]; theirs: readonly string[] };

/**
 * The order of these members after both sides added, removed and moved: that of whoever moved items
 * (mine, if both did), with the additions of both behind whatever they were added behind.
 */
export function mergeOrder({ base, mine, theirs }: Lists, members: Members): string[] {
  const unmoved = isReordered(base, theirs) ? theirs : base;
  const skeleton = within(isReordered(base, mine) ? mine : unmoved, members);
  if (sameOrder(within(mine, members), skeleton) && sameOrder(within(theirs, members), skeleton)) {
    return [...skeleton];
  }
  const placed = new Set(skeleton);
  const runs = new Map<string | null, string[][]>();
  const arrived = new Set<string>();
  for (const side of [mine, theirs]) {
    for (const { anchor, ids } of runsBehind(placed, within(side, members))) {
      const added = ids.filter((id) => !arrived.has(id));
      for (const id of added) arrived.add(id);
      if (added.length > 0) runs.set(anchor, [...(runs.get(anchor) ?? []), added]);
    }
  }
  // Both may add behind the same item; by id, so that neither side is favoured.
  const behind = (anchor: string | null): string[] =>
    (runs.get(anchor) ?? [])
      .sort((one, other) => ((one[0] as string) < (other[0] as string) ? -1 : 1))
      .flat();
  return [...behind(null), ...skeleton.flatMap((id) => [id, ...behind(id)])];
}
