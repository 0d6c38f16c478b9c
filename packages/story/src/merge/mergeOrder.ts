type Members = { has(id: string): boolean };

/** The ids that are members; the same array if all are. */
const within = (ids: readonly string[], members: Members): readonly string[] =>
  ids.every((id) => members.has(id)) ? ids : ids.filter((id) => members.has(id));

/** Whether the items that both lists have are in a different order in the second. */
export function isReordered(
  before: readonly string[],
  after: readonly string[],
  members: { before: Members; after: Members } = { before: new Set(before), after: new Set(after) },
): boolean {
  let at = 0;
  for (const id of after) {
    if (id === before[at]) {
      at++;
      continue;
    }
    if (!members.before.has(id)) continue;
    while (at < before.length && !members.after.has(before[at] as string)) at++;
    if (before[at] !== id) return true;
    at++;
  }
  return false;
}

/** Runs of ids that are not in the skeleton, each with the skeleton id before it. */
function runsAfter(skeleton: ReadonlySet<string>, list: readonly string[]) {
  const runs: { anchor: string | null; ids: string[] }[] = [{ anchor: null, ids: [] }];
  for (const id of list) {
    if (skeleton.has(id)) runs.push({ anchor: id, ids: [] });
    else runs.at(-1)?.ids.push(id);
  }
  return runs.filter(({ ids }) => ids.length > 0);
}

type Lists<Value> = { base: Value; mine: Value; theirs: Value };

/**
 * The order of the merged items: that of the side which moved items (mine, if both did). Items that
 * either side added follow the item that they were added after.
 */
export function mergeOrder(
  { base, mine, theirs }: Lists<readonly string[]>,
  known: Lists<Members>,
  members: Members & { readonly size: number },
): readonly string[] {
  const isMoved = (after: readonly string[], ids: Members) =>
    isReordered(base, after, { before: known.base, after: ids });
  const unmoved = isMoved(theirs, known.theirs) ? theirs : base;
  const skeleton = within(isMoved(mine, known.mine) ? mine : unmoved, members);
  if (skeleton.length === members.size) return skeleton;
  const placed = new Set(skeleton);
  const runs = new Map<string | null, string[][]>();
  const arrived = new Set<string>();
  for (const side of [mine, theirs]) {
    for (const { anchor, ids } of runsAfter(placed, within(side, members))) {
      const added = ids.filter((id) => !arrived.has(id));
      for (const id of added) arrived.add(id);
      if (added.length > 0) runs.set(anchor, [...(runs.get(anchor) ?? []), added]);
    }
  }
  // Runs after the same item are sorted by id, so that the result is the same for both sides.
  const after = (anchor: string | null): string[] =>
    (runs.get(anchor) ?? [])
      .sort((one, other) => ((one[0] as string) < (other[0] as string) ? -1 : 1))
      .flat();
  return [...after(null), ...skeleton.flatMap((id) => [id, ...after(id)])];
}
