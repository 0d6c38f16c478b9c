import { outgoing, storyIndex } from '../queries/storyIndex.ts';
import type { Position, Size, StoryDocument, StoryNode } from '../schema/document.ts';
import { linkedPosition, newNodeOffset } from './coordinates.ts';
import { freeSpot, gridCell } from './freeSpot.ts';
import type { SizeOf } from './layoutGraph.ts';
import { areClose, type Box } from './occupied.ts';

/** The ids of the targets before and after a new one, in the order of the choices that lead to them. */
export type TargetSiblings = {
  readonly before: readonly string[];
  readonly after: readonly string[];
};

/** The targets of a node in the order of its choices; '' for a choice without a target. */
export function targetsOf(story: StoryDocument, { id, choices }: StoryNode): string[] {
  const { connectionsById } = storyIndex(story);
  return choices.length > 0
    ? choices.map(({ connectionId }) => connectionsById.get(connectionId)?.toNodeId ?? '')
    : outgoing(story, id).map(({ toNodeId }) => toNodeId);
}

/** The targets around that of a choice, or around a new last one. */
export function siblingsOf(
  story: StoryDocument,
  node: StoryNode,
  choiceId?: string,
): TargetSiblings {
  const targets = targetsOf(story, node);
  const index = node.choices.findIndex(({ id }) => id === choiceId);
  return index < 0
    ? { before: targets, after: [] }
    : { before: targets.slice(0, index), after: targets.slice(index + 1) };
}

export type PlaceTargetInput = {
  /** The node that leads to the new one. */
  from: StoryNode;
  /** The size of the new node, with the room it will need. */
  size: Size;
  siblings: TargetSiblings;
  /** The room of a node on the canvas. */
  roomOf: SizeOf;
  /** What else is taken: notes, and what lies over the canvas. */
  taken?: readonly Readonly<Box>[];
};

/** Cells below and above the wanted place in which a free one is looked for. */
const furthest = 240;

/** How much of a target, from its top, the line to it may reach. */
const inputHeight = 32;

/**
 * Where the target of a choice is placed: in one column with the targets of the same node, in the
 * order of the choices, where it covers nothing and no other node stands between it and the node that
 * leads to it. Nothing else is moved (SPEC L7).
 */
export function placeTarget(
  story: StoryDocument,
  { from, size, siblings, roomOf, taken = [] }: PlaceTargetInput,
): Position {
  const right = from.position.x + roomOf(from).width;
  const boxOf = (node: StoryNode): Box => ({ ...node.position, ...roomOf(node) });
  const { nodesById } = storyIndex(story);
  const standing = (ids: readonly string[]): Box[] =>
    ids.flatMap((id) => {
      const node = nodesById.get(id);
      const isNear =
        node &&
        node.position.x >= right + gridCell &&
        node.position.x <= from.position.x + 2 * newNodeOffset;
      return isNear ? [boxOf(node)] : [];
    });
  const [before, after] = [standing(siblings.before), standing(siblings.after)];
  const start = linkedPosition(from);
  const x = (before.at(-1) ?? after[0] ?? start).x;
  const isInColumn = (box: Readonly<Box>) => box.x < x + size.width && x < box.x + box.width;
  const endOf = (box: Box) => box.y + box.height + gridCell;
  const top = Math.max(...before.filter(isInColumn).map(endOf));
  const bottom = Math.min(...after.filter(isInColumn).map(({ y }) => y - gridCell));

  const obstacles = [...story.nodes.map(boxOf), ...taken];
  const inColumn = obstacles.filter(isInColumn);
  const own = new Set([from.id, ...siblings.before, ...siblings.after]);
  const between = story.nodes
    .filter(({ id }) => !own.has(id))
    .map(boxOf)
    .filter((box) => box.x < x && right < box.x + box.width);
  const isFree = (y: number) =>
    !inColumn.some((box) => areClose(box, { x, y, ...size }, y === start.y ? 1 : gridCell));
  const isReached = (y: number) => {
    const upper = Math.min(y, from.position.y);
    const lower = Math.max(y + inputHeight, from.position.y + roomOf(from).height);
    const corridor = { x: right, y: upper, width: x - right, height: lower - upper };
    return !between.some((box) => areClose(box, corridor, 0));
  };

  const first = before.length > 0 ? Math.max(0, Math.ceil((top - start.y) / gridCell)) : 0;
  const steps = [
    ...Array.from({ length: furthest }, (_, step) => first + step),
    ...Array.from({ length: furthest }, (_, step) => first - 1 - step),
  ];
  let free: number | undefined;
  for (const step of steps) {
    const y = start.y + step * gridCell;
    if (y < top || y + size.height > bottom || !isFree(y)) continue;
    if (isReached(y)) return { x, y };
    free ??= y;
  }
  if (free !== undefined) return { x, y: free };
  const wanted = Math.max(start.y, ...[...before, ...after].map(endOf));
  return freeSpot({ x, y: wanted, ...size }, obstacles);
}
