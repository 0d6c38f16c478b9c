import type { Note, Position, Size, StoryNode } from '@dreamfork/story';
import { card, cardGeometry } from '../flow/geometry.ts';

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
