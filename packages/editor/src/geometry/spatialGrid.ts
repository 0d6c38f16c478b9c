import { type Bounds, boundsOf, overlaps } from './bounds.ts';

/** What lies in more cells than this is looked at every time: few things are so large. */
const mostCells = 24;

/** Finds what lies in a rectangle without looking at the rest, by square cells of such a side. */
export function createSpatialGrid<Item>(side: number) {
  const places = new Map<Item, Bounds>();
  const cells = new Map<string, Set<Item>>();
  const large = new Set<Item>();

  /** The cells that a rectangle touches; null where they are more than `most`. */
  const cellsOf = ({ x, y, width, height }: Bounds, most: number): string[] | null => {
    const [left, top] = [Math.floor(x / side), Math.floor(y / side)];
    const across = Math.floor((x + width) / side) - left + 1;
    const down = Math.floor((y + height) / side) - top + 1;
    if (across * down > most) return null;
    return Array.from(
      { length: across * down },
      (_, index) => `${left + (index % across)} ${top + Math.floor(index / across)}`,
    );
  };

  const remove = (item: Item) => {
    const place = places.get(item);
    if (!place) return;
    places.delete(item);
    large.delete(item);
    for (const key of cellsOf(place, mostCells) ?? []) cells.get(key)?.delete(item);
  };

  return {
    /** Puts an item in, or moves it. */
    set: (item: Item, bounds: Bounds): void => {
      remove(item);
      const place = boundsOf(bounds);
      places.set(item, place);
      const keys = cellsOf(place, mostCells);
      if (!keys) large.add(item);
      for (const key of keys ?? []) {
        const cell = cells.get(key);
        if (cell) cell.add(item);
        else cells.set(key, new Set([item]));
      }
    },
    delete: remove,
    /** Every item whose rectangle touches the given one. */
    find: (bounds: Bounds): Item[] => {
      const keys = cellsOf(bounds, cells.size);
      const near = keys
        ? new Set([...large, ...keys.flatMap((key) => [...(cells.get(key) ?? [])])])
        : places.keys();
      return [...near].filter((item) => overlaps(places.get(item) as Bounds, bounds));
    },
  };
}
