import type { Position, StoryDocument } from '../schema/document.ts';
import { type Box, boundsOf } from './box.ts';
import { soundPosition } from './coordinates.ts';
import type { SizeOf } from './layoutGraph.ts';
import { createOccupied, type Occupied } from './occupied.ts';

export type PlaceLayoutOptions = {
  sizeOf: SizeOf;
  /** The step of the grid. @default 15 */
  cell?: number;
  /** The node that stays where it is, at the left edge. @default the start, if it is laid out */
  anchor?: string | null;
  /** Where the upper left corner goes if nothing is anchored. @default the old centre is kept */
  origin?: Position;
};

/** No canvas is larger; beyond it numbers grow too coarse to tell neighbours apart. */
const furthest = 10_000_000;

const withinCanvas = (position: Position): Position => {
  const { x, y } = soundPosition(position);
  const bring = (value: number): number => Math.min(Math.max(value, -furthest), furthest);
  return { x: bring(x), y: bring(y) };
};

type Laid = Box & { readonly id: string };

type Frame = { readonly shift: Position; readonly left: number };

/** How far all must be moved, and how far left any may lie. */
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

/** The box at its place on the grid, or as far below as it takes to be clear of all others. */
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
 * Turns what a layout library answered into positions for `moveNodes`: on the grid, nothing over
 * anything else, where the nodes were before, the start at the left and at its place (SPEC L3–L5).
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
    if (Object.hasOwn(layout, node.id)) positions[node.id] = soundPosition(node.position);
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
    positions[box.id] = soundPosition(placed);
  }
  return positions;
}
