import { gridColumns, gridPosition, gridSpacing } from '../layout/coordinates.ts';
import type { Position, StoryNode } from '../schema/document.ts';
import { isRaw, numberOf, type Raw } from './raw.ts';
import type { RepairLog } from './repair.ts';
import type { RepairedNode } from './repairNode.ts';

/** Reads a position; undefined if the value has none. */
export function positionOf(value: unknown): Position | undefined {
  if (!isRaw(value)) return undefined;
  const [x, y] = [numberOf(value.x), numberOf(value.y)];
  return x === undefined || y === undefined ? undefined : { ...value, x: x + 0, y: y + 0 };
}

// Nodes beyond this distance are ignored when the lower edge of the map is computed.
const farthest = 1_000_000;

/** The first grid row below all positioned nodes. */
function firstFreeRow(positions: readonly (Position | undefined)[]): number {
  const lowest = positions.reduce(
    (low, position) =>
      position && Math.abs(position.y) <= farthest ? Math.max(low, position.y) : low,
    Number.NEGATIVE_INFINITY,
  );
  if (lowest === Number.NEGATIVE_INFINITY) return 0;
  return Math.max(0, Math.ceil((lowest - gridPosition(0).y) / gridSpacing.y) + 1);
}

/** Places the nodes without a position in a grid below the others (SPEC R5). */
export function repairPositions(nodes: readonly RepairedNode[], log: RepairLog): StoryNode[] {
  const positions = nodes.map(({ position }) => positionOf(position));
  let cell = firstFreeRow(positions) * gridColumns;
  return nodes.map((node, index) => {
    const { x, y }: Raw = isRaw(node.position) ? node.position : {};
    const isSound = typeof x === 'number' && typeof y === 'number';
    const position = positions[index];
    if (!position || !isSound) log.add('position-reset', { nodeId: node.id });
    return { ...node, position: position ?? gridPosition(cell++) } as StoryNode;
  });
}
