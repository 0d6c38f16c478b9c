import type { Position, StoryDocument, StoryNode } from '@dreamfork/story';
import { card, cardGeometry } from '../flow/geometry.ts';
import { cellSize } from './cellSize.ts';

type NewWords = Pick<StoryNode, 'type' | 'title' | 'content'>;

const heightOf = (words: NewWords, position: Position): number =>
  cardGeometry({ id: '', ...words, position, choices: [], media: [], mediaNodeId: null }).height;

/** The position, or the nearest one below it where the new card hides no other. */
export function freePosition(
  { nodes }: StoryDocument,
  wanted: Position,
  words: NewWords,
): Position {
  const height = heightOf(words, wanted);
  const column = nodes.filter(({ position }) => Math.abs(position.x - wanted.x) < card.width);
  let { y } = wanted;
  const isInTheWay = (node: StoryNode): boolean =>
    node.position.y < y + height && y < node.position.y + cardGeometry(node).height;
  for (let hidden = column.filter(isInTheWay); hidden.length > 0; ) {
    const lowest = Math.max(...hidden.map((node) => node.position.y + cardGeometry(node).height));
    y = (Math.floor(lowest / cellSize) + 1) * cellSize;
    hidden = column.filter(isInTheWay);
  }
  return { x: wanted.x, y };
}
