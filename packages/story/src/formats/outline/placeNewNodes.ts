import { defaultPosition } from '../../layout/coordinates.ts';
import { createOccupied } from '../../layout/occupied.ts';
import type { Connection, Position, StoryNode } from '../../schema/document.ts';

const width = 240;
/** Least height of a card, and of each of its choices. */
const cardHeight = 150;
const choiceHeight = 30;
const columnWidth = 330;
const gap = 30;
const cell = 15;
/** Beyond this, numbers are too coarse to separate neighbours. */
const furthest = 10_000_000;

const within = (value: number): number => Math.min(Math.max(value, -furthest), furthest);

const boxOf = ({ position, choices }: Pick<StoryNode, 'position' | 'choices'>) => ({
  ...position,
  width,
  height: cardHeight + choices.length * choiceHeight,
});

/**
 * Positions of new nodes: a column to the right of the first node that leads to them, below what stands there. Nodes
 * that nothing leads to stand below the others.
 */
export function placeNewNodes(
  nodes: readonly StoryNode[],
  connections: readonly Connection[],
  isNew: (nodeId: string) => boolean,
): StoryNode[] {
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const targetsBySource = new Map<string, string[]>();
  for (const { fromNodeId, toNodeId } of connections) {
    const targets = targetsBySource.get(fromNodeId);
    if (targets) targets.push(toNodeId);
    else targetsBySource.set(fromNodeId, [toNodeId]);
  }
  const occupied = createOccupied(gap);
  const positions = new Map<string, Position>();
  let lowest = Number.NEGATIVE_INFINITY;
  const add = (node: StoryNode, position: Position): void => {
    const box = boxOf({ ...node, position });
    occupied.add(box);
    positions.set(node.id, position);
    lowest = Math.max(lowest, box.y + box.height);
  };
  // From each place in a column that was found taken, the next one to try.
  const nextFree = new Map<string, number>();
  const settle = (node: StoryNode, from: Position): void => {
    const passed: number[] = [];
    const x = within(from.x);
    let y = within(from.y);
    for (;;) {
      const known = nextFree.get(`${x} ${y}`);
      const close =
        known === undefined ? occupied.closeTo(boxOf({ ...node, position: { x, y } })) : [];
      const lowestClose = Math.max(...close.map((box) => box.y + box.height)) + gap;
      const next = known ?? Math.ceil(lowestClose / cell) * cell;
      if (!(next > y)) break;
      passed.push(y);
      y = next;
    }
    for (const place of passed) nextFree.set(`${x} ${place}`, y);
    add(node, { x, y });
  };

  const queue: StoryNode[] = [];
  for (const node of nodes) {
    if (isNew(node.id)) continue;
    add(node, node.position);
    queue.push(node);
  }
  let next = 0;
  const spread = (): void => {
    for (let from = queue[next]; from; from = queue[next]) {
      next += 1;
      const { x, y } = positions.get(from.id) ?? from.position;
      for (const id of targetsBySource.get(from.id) ?? []) {
        const node = byId.get(id);
        if (!node || positions.has(id)) continue;
        settle(node, { x: x + columnWidth, y });
        queue.push(node);
      }
    }
  };
  spread();
  for (const node of nodes) {
    if (positions.has(node.id)) continue;
    const y = Number.isFinite(lowest)
      ? Math.ceil((lowest + 2 * gap) / cell) * cell
      : defaultPosition.y;
    settle(node, { x: defaultPosition.x, y });
    queue.push(node);
    spread();
  }
  return nodes.map((node) =>
    isNew(node.id) ? { ...node, position: positions.get(node.id) ?? node.position } : node,
  );
}
