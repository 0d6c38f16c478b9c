import { defaultPosition } from '../../layout/coordinates.ts';
import type { Position } from '../../schema/document.ts';

const cell = 15;

/** A passage of Twine is 100 wide and stands 25 from the next; a card here is 236 wide. */
export const scale = 2.4;

const furthest = 10_000_000;
const snap = (value: number): number =>
  Math.min(Math.max(Math.round(value / cell) * cell, -furthest), furthest) + 0;

const columnWidth = 330;
const rowGap = 60;
/** The least height of a card, and that of one more choice. */
const cardHeight = 150;
const choiceHeight = 30;
const remarkHeight = 90;

export type PlacedPassage = {
  position: Position | null;
  choices: number;
  targets: readonly number[];
  /** Whether a note of the author stands above the card. */
  hasRemark?: boolean;
};

/** The steps from the start to each passage; those that no link leads to follow in a column behind. */
function stepsFrom(start: number, passages: readonly PlacedPassage[]): number[] {
  const steps = passages.map(() => -1);
  steps[start] = 0;
  const queue = [start];
  for (const index of queue) {
    for (const target of passages[index]?.targets ?? []) {
      if (steps[target] !== -1) continue;
      steps[target] = (steps[index] ?? 0) + 1;
      queue.push(target);
    }
  }
  const last = steps.reduce((most, value) => Math.max(most, value), 0);
  return steps.map((value) => (value === -1 ? last + 1 : value));
}

/**
 * Positions on the canvas: those of Twine's map, scaled and on the grid. A file without a map gets
 * columns by the number of steps from the start; single passages without a place go below the others.
 */
export function placePassages(start: number, passages: readonly PlacedPassage[]): Position[] {
  const placed = passages.flatMap(({ position }) => (position ? [position] : []));
  const isMap = new Set(placed.map(({ x, y }) => `${x},${y}`)).size > 1 || passages.length === 1;
  const lowest = placed.reduce((most, { y }) => Math.max(most, y), 0);
  const top = isMap && placed.length > 0 ? snap(lowest * scale) + 300 : defaultPosition.y;
  const steps = stepsFrom(start, passages);
  const columns = new Map<number, number>();
  return passages.map(({ position, choices, hasRemark = false }, index) => {
    if (isMap && position) return { x: snap(position.x * scale), y: snap(position.y * scale) };
    const column = steps[index] ?? 0;
    const y = (columns.get(column) ?? top) + (hasRemark ? remarkHeight : 0);
    const height = cardHeight + choices * choiceHeight + rowGap;
    columns.set(column, y + height);
    return { x: snap(defaultPosition.x + column * columnWidth), y: snap(y) };
  });
}
