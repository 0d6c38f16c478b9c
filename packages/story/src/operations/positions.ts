import {
  finitePosition,
  fixedPosition,
  gridPosition,
  samePosition,
} from '../layout/coordinates.ts';
import type { Position, StoryDocument, StoryNode } from '../schema/document.ts';
import { type EditResult, edited, refused } from './edit.ts';

/** The story with nodes at new positions; unmoved nodes remain the same objects. */
function withPositions(
  story: StoryDocument,
  positionOf: (node: StoryNode, index: number) => Position | undefined,
): StoryDocument {
  let isMoved = false;
  const nodes = story.nodes.map((node, index) => {
    const wanted = positionOf(node, index);
    const position = wanted && finitePosition(wanted);
    if (!position || samePosition(position, node.position)) return node;
    isMoved = true;
    return { ...node, position: { ...node.position, ...position } };
  });
  return isMoved ? { ...story, nodes } : story;
}

export type MoveNodesInput = { positions: Readonly<Record<string, Position>> };

/** Moves nodes to the given positions. A coordinate that is not a number becomes 0 (SPEC E5). */
export function moveNodes(story: StoryDocument, { positions }: MoveNodesInput): EditResult {
  const wanted = new Map(Object.entries(positions));
  let found = 0;
  const after = withPositions(story, ({ id }) => {
    const position = wanted.get(id);
    if (position) found++;
    return position;
  });
  if (found === wanted.size) return edited(story, after);
  const known = new Set(story.nodes.map(({ id }) => id));
  const unknown = [...wanted.keys()].find((id) => !known.has(id)) as string;
  return refused('node-not-found', { nodeId: unknown });
}

/** Arranges all nodes in a grid of three columns, in the order of the list (SPEC E23). */
export const centreNodes = (story: StoryDocument): EditResult =>
  edited(
    story,
    withPositions(story, (_node, index) => gridPosition(index)),
  );

/** Moves nodes that are out of bounds back inside (SPEC E24). */
export const fixPositions = (story: StoryDocument): EditResult =>
  edited(
    story,
    withPositions(story, ({ position }) => fixedPosition(position)),
  );
