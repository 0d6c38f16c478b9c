import type { Position, StoryDocument } from '@dreamfork/story';
import { cellSize } from './cellSize.ts';

const step = 10 * cellSize;

/** The position, or the nearest below it where no node stands exactly, so that no card hides another. */
export function freePosition({ nodes }: StoryDocument, wanted: Position): Position {
  const taken = new Set(
    nodes.filter(({ position }) => position.x === wanted.x).map(({ position }) => position.y),
  );
  let { y } = wanted;
  while (taken.has(y)) y += step;
  return { x: wanted.x, y };
}
