import type { Position, StoryDocument } from '../schema/document.ts';
import { type EditResult, edited, refused } from './edit.ts';
import { withPositions } from './positions.ts';

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
