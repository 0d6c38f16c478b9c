import {
  isMediaType,
  type Note,
  type Position,
  type Size,
  type StoryDocument,
  type StoryNode,
} from '@dreamfork/story';
import { type Bounds, inflate, overlaps } from './bounds.ts';
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

export const noteBox = ({ id, position, size }: Note): Box => ({ id, ...position, ...size });

type NewText = Pick<StoryNode, 'type' | 'title' | 'content'>;

const newNode = (text: NewText): StoryNode => ({
  id: '',
  ...text,
  position: { x: 0, y: 0 },
  choices: [],
  media: [],
  mediaNodeId: null,
});

/** The size of a card that is not on the canvas yet. */
export const newCardSize = (text: NewText): Size => cardSize(newNode(text));

/** A card of a title in one line and a text of as many lines as cards show. */
const writtenHeight =
  card.headerHeight +
  card.titleTop +
  card.titleLine +
  card.contentTop +
  card.contentLines * card.contentLine +
  card.bottom;

/** The choices for which a card has room before they are written: most nodes of text branch in two. */
const expectedChoices = ({ type }: StoryNode): number =>
  type === 'end' || isMediaType(type) ? 0 : 2;

/** The box of a node, with the room for the text and the choices that it does not have yet. */
export function nodeRoom(node: StoryNode): Box {
  const box = nodeBox(node);
  const choices = Math.max(node.choices.length, expectedChoices(node));
  return { ...box, height: Math.max(box.height, writtenHeight + choices * card.choiceHeight) };
}

/** Cells around a place in which a free one is looked for in all directions. */
const reach = 40;

/** Steps of a cell to all sides, the nearest first; of equal ones below and to the right. */
const steps: readonly Position[] = Array.from({ length: (2 * reach + 1) ** 2 }, (_, index) => ({
  x: reach - (index % (2 * reach + 1)),
  y: reach - Math.floor(index / (2 * reach + 1)),
})).sort((one, other) => one.x ** 2 + one.y ** 2 - (other.x ** 2 + other.y ** 2));

/**
 * The corner of a box, or the nearest to it, whole cells away, where the box hides nothing, nor what cards near it will show.
 *
 * @param covered - A part of the canvas that something lies over.
 */
export function freeSpot(
  { nodes, notes }: Pick<StoryDocument, 'nodes' | 'notes'>,
  { x, y, ...size }: Position & Size,
  covered: Bounds | null = null,
): Position {
  const taken = [...nodes.map(nodeRoom), ...notes.map(noteBox), ...(covered ? [covered] : [])];
  const room = cellSize * reach;
  const around = {
    x: x - room,
    y: y - room,
    width: size.width + 2 * room,
    height: size.height + 2 * room,
  };
  const near = taken.filter((box) => overlaps(box, around));
  const isFree = (place: Bounds) => !near.some((box) => overlaps(box, place));
  if (isFree({ x, y, ...size })) return { x, y };
  for (const step of steps) {
    const spot = { x: x + step.x * cellSize, y: y + step.y * cellSize };
    if (isFree(inflate({ ...spot, ...size }, cellSize))) return spot;
  }
  const bottom = Math.max(...taken.map((box) => box.y + box.height));
  return { x, y: y + Math.ceil((bottom + 1 - y) / cellSize) * cellSize };
}

/** The position of a new card, or the nearest free one. */
export const freePosition = (
  story: StoryDocument,
  wanted: Position,
  text: NewText,
  covered: Bounds | null = null,
): Position => freeSpot(story, nodeRoom({ ...newNode(text), position: wanted }), covered);
