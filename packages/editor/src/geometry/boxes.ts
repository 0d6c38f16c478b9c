import {
  freeSpot,
  isMediaType,
  type Note,
  type Position,
  placeTarget,
  type Size,
  type StoryDocument,
  type StoryNode,
  type TargetSiblings,
} from '@dreamfork/story';
import type { Bounds } from './bounds.ts';
import { card, cardGeometry } from './geometry.ts';

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

/**
 * The choices for which a card has room before they are written: most nodes of text branch in two, and a node that
 * is added after such a one is the target of a third.
 */
const expectedChoices = ({ type }: StoryNode): number =>
  type === 'end' || isMediaType(type) ? 0 : 3;

/** The box of a node, with the room for the text and the choices that it does not have yet. */
export function nodeRoom(node: StoryNode): Box {
  const box = nodeBox(node);
  const choices = Math.max(node.choices.length, expectedChoices(node));
  return { ...box, height: Math.max(box.height, writtenHeight + choices * card.choiceHeight) };
}

const takenIn = (
  { nodes, notes }: Pick<StoryDocument, 'nodes' | 'notes'>,
  covered: Bounds | null,
): Bounds[] => [...nodes.map(nodeRoom), ...notes.map(noteBox), ...(covered ? [covered] : [])];

/**
 * The corner of a box, or the nearest to it where the box hides nothing, nor what cards near it will show.
 *
 * @param covered - A part of the canvas that something lies over.
 */
export const freeBox = (
  story: Pick<StoryDocument, 'nodes' | 'notes'>,
  box: Position & Size,
  covered: Bounds | null = null,
): Position => freeSpot(box, takenIn(story, covered));

/** The position of a new card, or the nearest free one. */
export const freePosition = (
  story: StoryDocument,
  wanted: Position,
  text: NewText,
  covered: Bounds | null = null,
): Position => freeBox(story, nodeRoom({ ...newNode(text), position: wanted }), covered);

/** The position of a new card that another leads to: in the column of its other targets. */
export const targetPosition = (
  story: StoryDocument,
  from: StoryNode,
  text: NewText,
  { siblings, covered = null }: { siblings: TargetSiblings; covered?: Bounds | null },
): Position => {
  const { width, height } = nodeRoom(newNode(text));
  return placeTarget(story, {
    from,
    size: { width, height },
    siblings,
    roomOf: nodeRoom,
    taken: takenIn({ nodes: [], notes: story.notes }, covered),
  });
};
