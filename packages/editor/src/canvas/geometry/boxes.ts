import type { Note, Position, Size, StoryDocument, StoryNode } from '@dreamfork/story';
import { card, cardGeometry, cellSize } from './geometry.ts';

/** Something that lies on the canvas, with the room it takes. */
export type Box = Position & Size & { readonly id: string };

/** How large a node's card is on the canvas. */
export const cardSize = (node: StoryNode): Size => ({
  width: card.width,
  height: cardGeometry(node).height,
});

export const nodeBox = (node: StoryNode): Box => ({
  id: node.id,
  ...node.position,
  ...cardSize(node),
});

/** The corner of a box, or the nearest below it where the box hides nothing. */
export function freeSpot({ nodes, notes }: StoryDocument, wanted: Position & Size): Position {
  const column = [...nodes.map(nodeBox), ...notes.map(noteBox)].filter(
    ({ x, width }) => x < wanted.x + wanted.width && wanted.x < x + width,
  );
  let { y } = wanted;
  const isInTheWay = (box: Box) => box.y < y + wanted.height && y < box.y + box.height;
  for (let hidden = column.filter(isInTheWay); hidden.length > 0; ) {
    const lowest = Math.max(...hidden.map((box) => box.y + box.height));
    y = (Math.floor(lowest / cellSize) + 1) * cellSize;
    hidden = column.filter(isInTheWay);
  }
  return { x: wanted.x, y };
}

export const noteBox = ({ id, position, size }: Note): Box => ({ id, ...position, ...size });

type NewText = Pick<StoryNode, 'type' | 'title' | 'content'>;

const heightOf = (text: NewText, position: Position): number =>
  cardGeometry({ id: '', ...text, position, choices: [], media: [], mediaNodeId: null }).height;

/** The position, or the nearest one below it where the new card hides no other. */
export function freePosition({ nodes }: StoryDocument, wanted: Position, text: NewText): Position {
  const height = heightOf(text, wanted);
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
