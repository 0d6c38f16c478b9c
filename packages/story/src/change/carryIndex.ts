/** How many leading numbers satisfy the test; they all stand before those that do not. */
function countLeading(length: number, test: (index: number) => boolean): number {
  let low = 0;
  let high = length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (test(middle)) low = middle + 1;
    else high = middle;
  }
  return low;
}

/**
 * Where an item at `index` stands once the items at `leaving` are taken out and others land at
 * `arriving`. Both are sorted; the item itself is in neither.
 */
export function carryIndex(
  index: number,
  leaving: readonly number[],
  arriving: readonly number[],
): number {
  const rank = index - countLeading(leaving.length, (at) => (leaving[at] as number) < index);
  return rank + countLeading(arriving.length, (at) => (arriving[at] as number) - at <= rank);
}
