type Item = { readonly id: string };

type Members = { has(id: string): boolean };

/**
 * The items of the list that a later version of it lacks. While both lists run in step no id is looked
 * up, so comparing two long lists that differ little takes one pass.
 */
export function missingFrom<Value extends Item>(
  list: readonly Value[],
  later: readonly Item[],
  laterIds: Members,
): Value[] {
  const missing: Value[] = [];
  let place = 0;
  for (const item of list) {
    if (later[place]?.id === item.id) place++;
    else if (!laterIds.has(item.id)) missing.push(item);
    else place = nextPlace(later, place, item.id);
  }
  return missing;
}

// An item shifted by insertions is found within this many places; farther away it was moved.
const searchDistance = 8;

function nextPlace(later: readonly Item[], place: number, id: string): number {
  for (let at = place + 1; at <= place + searchDistance; at++)
    if (later[at]?.id === id) return at + 1;
  return place;
}
