import { type Bounds, overlaps } from './bounds.ts';

/** Side of the finest cells; the next levels are each four times as coarse. */
const finest = 1200;
const levelRatio = 4;
const levelCount = 8;
/** Cells further out share the outermost one, so that no coordinate breaks the key of a cell. */
const outermost = 2 ** 20;

type Entry<Item> = Bounds & {
  readonly item: Item;
  level: number;
  left: number;
  top: number;
  right: number;
  bottom: number;
  seenIn: number;
};

type Level<Item> = { readonly side: number; readonly cells: Map<number, Entry<Item>[]> };

export type SpatialGrid<Item> = {
  /** Puts an item in, or moves it. */
  set: (item: Item, bounds: Bounds) => void;
  delete: (item: Item) => void;
  /** Calls back once with every item whose rectangle touches the given one. */
  visit: (bounds: Bounds, callback: (item: Item) => void) => void;
  find: (bounds: Bounds) => Item[];
};

const cellOf = (coordinate: number, side: number): number =>
  Math.max(-outermost, Math.min(outermost - 1, Math.floor(coordinate / side)));

const keyOf = (column: number, row: number): number =>
  (column + outermost) * 2 * outermost + row + outermost;

/**
 * Finds what lies in a rectangle without looking at the rest. An item stands in the level whose
 * cells are at least as large as it is, so that it takes four cells at most, however long it is.
 */
export function createSpatialGrid<Item>(): SpatialGrid<Item> {
  const entries = new Map<Item, Entry<Item>>();
  const levels: Level<Item>[] = Array.from({ length: levelCount }, (_, index) => ({
    side: finest * levelRatio ** index,
    cells: new Map(),
  }));
  let visits = 0;

  const levelFor = ({ width, height }: Bounds): number => {
    const size = Math.max(width, height);
    const found = levels.findIndex(({ side }) => side >= size);
    return found === -1 ? levelCount - 1 : found;
  };

  const eachCell = (
    entry: Entry<Item>,
    act: (cells: Level<Item>['cells'], key: number) => void,
  ) => {
    const { cells } = levels[entry.level] as Level<Item>;
    for (let column = entry.left; column <= entry.right; column += 1) {
      for (let row = entry.top; row <= entry.bottom; row += 1) act(cells, keyOf(column, row));
    }
  };

  const takeOut = (entry: Entry<Item>) =>
    eachCell(entry, (cells, key) => {
      const cell = cells.get(key);
      if (!cell) return;
      const last = cell.pop();
      if (last && last !== entry) cell[cell.indexOf(entry)] = last;
      if (cell.length === 0) cells.delete(key);
    });

  const set = (item: Item, bounds: Bounds) => {
    const { x, y, width, height } = bounds;
    const level = levelFor(bounds);
    const { side } = levels[level] as Level<Item>;
    const place = {
      level,
      left: cellOf(x, side),
      top: cellOf(y, side),
      right: cellOf(x + width, side),
      bottom: cellOf(y + height, side),
    };
    const known = entries.get(item);
    if (known) {
      Object.assign(known, { x, y, width, height });
      const stays =
        known.level === level &&
        known.left === place.left &&
        known.top === place.top &&
        known.right === place.right &&
        known.bottom === place.bottom;
      if (stays) return;
      takeOut(known);
    }
    const entry = known
      ? Object.assign(known, place)
      : { item, x, y, width, height, ...place, seenIn: 0 };
    entries.set(item, entry);
    eachCell(entry, (cells, key) => {
      const cell = cells.get(key);
      if (cell) cell.push(entry);
      else cells.set(key, [entry]);
    });
  };

  const visit = (bounds: Bounds, callback: (item: Item) => void) => {
    visits += 1;
    const see = (entry: Entry<Item>) => {
      if (entry.seenIn === visits) return;
      entry.seenIn = visits;
      if (overlaps(entry, bounds)) callback(entry.item);
    };
    for (const { side, cells } of levels) {
      if (cells.size === 0) continue;
      const left = cellOf(bounds.x, side);
      const right = cellOf(bounds.x + bounds.width, side);
      const top = cellOf(bounds.y, side);
      const bottom = cellOf(bounds.y + bounds.height, side);
      if ((right - left + 1) * (bottom - top + 1) > cells.size) {
        for (const cell of cells.values()) cell.forEach(see);
        continue;
      }
      for (let column = left; column <= right; column += 1) {
        for (let row = top; row <= bottom; row += 1) cells.get(keyOf(column, row))?.forEach(see);
      }
    }
  };

  return {
    set,
    delete: (item) => {
      const entry = entries.get(item);
      if (!entry) return;
      takeOut(entry);
      entries.delete(item);
    },
    visit,
    find: (bounds) => {
      const found: Item[] = [];
      visit(bounds, (item) => found.push(item));
      return found;
    },
  };
}
