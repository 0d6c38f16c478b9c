import type { Position } from '@dreamfork/story';
import { type Bounds, overlaps } from '../../geometry/bounds.ts';
import { curveBounds, pointsAlong } from '../../geometry/curve.ts';
import type { CanvasOverlays } from '../../store/session/canvasOverlays.ts';

/** What is special about a card or a line, as bits of one number. */
export const flag = {
  selected: 1,
  faded: 2,
  error: 4,
  warning: 8,
  hint: 16,
  added: 32,
  removed: 64,
  changed: 128,
  visited: 256,
  backward: 512,
  highlighted: 1024,
  conditional: 2048,
  main: 4096,
  review: 8192,
  person: 16384,
} as const;

/** Everything about a card that shows from far away. */
export const problemFlags = flag.error | flag.warning | flag.hint;
export const differenceFlags = flag.added | flag.removed | flag.changed;
/** Everything that has a sign of its own beside the mark. */
export const signFlags = problemFlags | differenceFlags | flag.review | flag.person;

/** The weight of the start of a story, the most there is. */
export const startWeight = 255;

/** Lines that look the same: how many numbers a curve has, then these, curve after curve. */
export type Strokes = { readonly flags: number; readonly curves: Float32Array };

/**
 * What a drawing shows as numbers, to be drawn here or in a worker: x, y, width and height of each card, and its
 * lines. From far it holds the whole story, up close one part of the canvas.
 */
export type Snapshot = {
  readonly isFar: boolean;
  readonly cards: Float32Array;
  readonly types: Uint8Array;
  readonly cardFlags: Uint16Array;
  /** Which of the frames each card is in; -1 for none. */
  readonly cardFrames: Int16Array;
  readonly strokes: readonly Strokes[];
  /** Whose title counts most where there is no room for all. */
  readonly weights: Uint8Array;
  readonly titles: readonly string[];
  readonly frames: readonly Frame[];
  readonly notes: readonly (Bounds & { readonly hue: string })[];
};

type Frame = Bounds & {
  readonly hue: string;
  readonly isCard: boolean;
  /** What its title lies over; null where it is left out. */
  readonly title: Bounds | null;
};

export function cardAt({ cards }: Pick<Snapshot, 'cards'>, index: number): Bounds {
  const [x = 0, y = 0, width = 0, height = 0] = cards.subarray(index * 4, index * 4 + 4);
  return { x, y, width, height };
}

/** Every curve that may be seen in an area. */
export function* curvesIn(strokes: readonly Strokes[], area: Bounds): Generator<Float32Array> {
  for (const { curves } of strokes) {
    for (let at = 0; at < curves.length; ) {
      const length = curves[at] as number;
      const curve = curves.subarray(at + 1, at + 1 + length);
      at += 1 + length;
      if (overlaps(curveBounds(curve), area)) yield curve;
    }
  }
}

const stepsAlong = 24;

/** Points along the lines that may be seen in an area. */
export const strokePoints = ({ strokes }: Snapshot, area: Bounds): Position[] =>
  [...curvesIn(strokes, area)].flatMap((curve) => pointsAlong([...curve], stepsAlong));

export function nodeFlags(
  id: string,
  selected: ReadonlySet<string>,
  overlays: CanvasOverlays,
): number {
  const { problems, visited, highlighted, difference, reviews, people } = overlays;
  let flags = selected.has(id) ? flag.selected : 0;
  if (highlighted) flags |= highlighted.has(id) ? flag.highlighted : flag.faded;
  if (visited.has(id)) flags |= flag.visited;
  const level = problems.get(id);
  if (level) flags |= flag[level];
  if (reviews.has(id)) flags |= flag.review;
  if (people.has(id)) flags |= flag.person;
  const change = difference?.get(id);
  if (change) flags |= flag[change];
  return flags;
}
