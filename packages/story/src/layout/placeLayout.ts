import type { Position, StoryDocument } from '../schema/document.ts';
import { finitePosition } from './coordinates.ts';
import type { SizeOf } from './layoutGraph.ts';
import { type Box, boundsOf, createOccupied, type Occupied } from './occupied.ts';

export type PlaceLayoutOptions = {
  sizeOf: SizeOf;
  /** The step of the grid. @default 15 */
  cell?: number;
  /** The node that keeps its position, at the left edge. @default the start, if it is laid out */
  anchor?: string | null;
  /** The upper left corner if there is no anchor. @default the old centre is kept */
  origin?: Position;
};

/** The maximum coordinate; beyond it numbers are too coarse to separate neighbours. */
const furthest = 10_000_000;

const withinCanvas = (position: Position): Position => {
  const { x, y } = finitePosition(position);
  const bring = (value: number): number => Math.min(Math.max(value, -furthest), furthest);
  return { x: bring(x), y: bring(y) };
};

type Laid = Box & { readonly id: string };

type Frame = { readonly shift: Position; readonly left: number };

/** The offset of all boxes, and the minimum x. */
function frameOf(
  before: readonly Laid[],
  laid: readonly Laid[],
  anchor: string | null,
  origin: Position | undefined,
): Frame {
  const old = boundsOf(before) as Box;
  const fresh = boundsOf(laid) as Box;
  const stays = before.find(({ id }) => id === anchor);
  const moves = laid.find(({ id }) => id === anchor);
  if (stays && moves) {
    return { shift: { x: stays.x - fresh.x, y: stays.y - moves.y }, left: stays.x };
  }
  const shift = origin
    ? { x: origin.x - fresh.x, y: origin.y - fresh.y }
    : {
        x: old.x + old.width / 2 - fresh.x - fresh.width / 2,
        y: old.y + old.height / 2 - fresh.y - fresh.height / 2,
      };
  return { shift, left: Number.NEGATIVE_INFINITY };
}

/** The box snapped to the grid and moved down until it overlaps no other. */
function settle(box: Laid, occupied: Occupied, cell: number): Laid {
  let placed = box;
  for (let close = occupied.closeTo(placed); close.length > 0; close = occupied.closeTo(placed)) {
    const lowest = Math.max(...close.map(({ y, height }) => y + height));
    const y = Math.ceil((lowest + cell) / cell) * cell;
    if (y <= placed.y) break;
    placed = { ...placed, y };
  }
  return placed;
}

/**
 * Turns the result of a layout library into positions for `moveNodes`: on the grid, without
 * overlaps, near the old place, with the start at the left and where it was (SPEC L3–L5).
 */
export function placeLayout(
  story: StoryDocument,
  layout: Readonly<Record<string, Position>>,
  { sizeOf, cell = 15, anchor = story.startNodeId, origin }: PlaceLayoutOptions,
): Record<string, Position> {
  const chosen = story.nodes.filter(({ id }) => Object.hasOwn(layout, id));
  if (chosen.length === 0) return {};
  const before = chosen.map((node) => ({ id: node.id, ...node.position, ...sizeOf(node) }));
  const laid = before.map((box) => ({ ...box, ...withinCanvas(layout[box.id] as Position) }));
  const { shift, left } = frameOf(before, laid, anchor, origin);

  const occupied = createOccupied(cell);
  const positions: Record<string, Position> = {};
  for (const node of story.nodes) {
    if (node.id !== anchor && Object.hasOwn(layout, node.id)) continue;
    occupied.add({ ...node.position, ...sizeOf(node) });
    if (Object.hasOwn(layout, node.id)) positions[node.id] = finitePosition(node.position);
  }

  const snapped = (value: number): number => Math.round(value / cell) * cell;
  const boxes = laid
    .filter(({ id }) => id !== anchor)
    .map((box): Laid => {
      const x = snapped(box.x + shift.x);
      return {
        ...box,
        x: x < left ? Math.ceil(left / cell) * cell : x,
        y: snapped(box.y + shift.y),
      };
    })
    .sort((one, other) => one.y - other.y || one.x - other.x);
  for (const box of boxes) {
    const placed = settle(box, occupied, cell);
    occupied.add(placed);
    positions[box.id] = finitePosition(placed);
  }
  return positions;
}
