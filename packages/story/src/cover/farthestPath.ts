/**
 * The shortest path from a start to the end that is farthest from it; without an end, to the farthest place.
 *
 * @param next - Where one can go from a place.
 */
export function farthestPath<Place>(
  start: Place,
  next: (place: Place) => Iterable<Place>,
  isEnd: (place: Place) => boolean,
): Place[] {
  const before = new Map<Place, Place | null>([[start, null]]);
  for (const place of before.keys()) {
    for (const to of next(place)) if (!before.has(to)) before.set(to, place);
  }
  // A Map keeps the order of insertion, which is that of the distance.
  const reached = [...before.keys()];
  const path: Place[] = [];
  let place: Place | null | undefined = reached.findLast(isEnd) ?? reached.at(-1);
  for (; place != null; place = before.get(place)) path.push(place);
  return path.reverse();
}
