import type { Position } from '@dreamfork/story';
import { type Bounds, inflate } from './bounds.ts';
import type { Scene } from './scene.ts';

/** A line that shows what a dragged card is in line with. */
export type Guide = { readonly axis: 'x' | 'y'; readonly at: number; from: number; to: number };

export type Alignment = Position & { readonly guides: readonly Guide[] };

/** How far around a dragged card others are looked at. */
const sight = 900;

type Line = { readonly own: number; readonly other: number; readonly neighbour: Bounds };

const linesAcross = (moving: Bounds, neighbour: Bounds): Line[] => {
  const own = [moving.x, moving.x + moving.width / 2, moving.x + moving.width];
  const other = [neighbour.x, neighbour.x + neighbour.width / 2, neighbour.x + neighbour.width];
  return own.map((line, index) => ({ own: line, other: other[index] as number, neighbour }));
};

const turned = ({ x, y, width, height }: Bounds): Bounds => ({
  x: y,
  y: x,
  width: height,
  height: width,
});

export type AlignOptions = {
  /** How far a card is pulled into line. */
  readonly reach: number;
  /** Side of a cell: a card comes to lie on the grid, in line or not. */
  readonly cell: number;
};

const isOnGrid = (value: number, cell: number): boolean =>
  Math.abs(value / cell - Math.round(value / cell)) < 1e-6;

/** Where the moving card comes to lie on one axis, and the lines it is then in. */
function alignAxis(moving: Bounds, neighbours: readonly Bounds[], { reach, cell }: AlignOptions) {
  const lines = neighbours.flatMap((neighbour) => linesAcross(moving, neighbour));
  let start = Math.round(moving.x / cell) * cell;
  let nearest = reach;
  for (const { own, other } of lines) {
    const distance = Math.abs(other - own);
    const wanted = moving.x + other - own;
    if (distance < nearest && isOnGrid(wanted, cell)) {
      nearest = distance;
      start = wanted;
    }
  }
  const shift = start - moving.x;
  return { start, held: lines.filter(({ own, other }) => Math.abs(own + shift - other) < 0.5) };
}

function spans(axis: 'x' | 'y', moving: Bounds, held: readonly Line[]): Guide[] {
  const guides = new Map<number, Guide>();
  for (const { other, neighbour } of held) {
    const known = guides.get(other) ?? {
      axis,
      at: other,
      from: moving.y,
      to: moving.y + moving.height,
    };
    known.from = Math.min(known.from, neighbour.y);
    known.to = Math.max(known.to, neighbour.y + neighbour.height);
    guides.set(other, known);
  }
  return [...guides.values()];
}

/**
 * Where a dragged rectangle comes to lie: on the grid, and in line with its neighbours (left, middle
 * or right with theirs, and the same from top to bottom) where a line is within reach.
 */
export function align(
  scene: Scene,
  moving: Bounds,
  isMoving: (id: string) => boolean,
  options: AlignOptions,
): Alignment {
  const neighbours = scene.nodesIn(inflate(moving, sight)).filter(({ id }) => !isMoving(id));
  const across = alignAxis(moving, neighbours, options);
  const down = alignAxis(turned(moving), neighbours.map(turned), options);
  const placed = { ...moving, x: across.start, y: down.start };
  return {
    x: across.start,
    y: down.start,
    guides: [...spans('x', placed, across.held), ...spans('y', turned(placed), down.held)],
  };
}
