import type { CanvasOverlays } from '../../store/session/canvasOverlays.ts';
import type { Selection } from '../../store/session/selection.ts';
import type { Bounds } from '../geometry/bounds.ts';
import type { SceneEdge } from '../geometry/sceneParts.ts';

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
} as const;

/** Everything about a card that shows from far away. */
export const problemFlags = flag.error | flag.warning | flag.hint;
export const differenceFlags = flag.added | flag.removed | flag.changed;

/** The weight of the start of a story, the most there is. */
export const startWeight = 255;

/**
 * A story as numbers, for drawing it from far away, here or in a worker: x, y, width and height of
 * each card, x and y of both ends of each line.
 */
export type FarSnapshot = {
  readonly cards: Float32Array;
  readonly types: Uint8Array;
  readonly cardFlags: Uint16Array;
  /** Which of the frames each card is in; -1 for none. */
  readonly cardFrames: Int16Array;
  /** The mean colour of each card's picture as 0x1RRGGBB; 0 where it has none. */
  readonly colours: Uint32Array;
  readonly lines: Float32Array;
  readonly lineFlags: Uint16Array;
  /** Whose title counts most where there is no room for all. */
  readonly weights: Uint8Array;
  readonly titles: readonly string[];
  readonly frames: readonly FarFrame[];
  readonly notes: readonly (Bounds & { readonly hue: string })[];
};

export type FarFrame = Bounds & {
  readonly hue: string;
  readonly isCard: boolean;
  /** What its title lies over; null where it is left out. */
  readonly title: Bounds | null;
};

export type FarSnapshotState = {
  readonly selection: Selection;
  readonly overlays: CanvasOverlays;
  /** The titles of groups that are shown. */
  readonly groupTitles: ReadonlyMap<string, Bounds>;
  /** Stands for what is being dragged: another object is another drag. */
  readonly away: object | null;
  /** What is being dragged is drawn elsewhere meanwhile. */
  readonly isNoteAway: (id: string) => boolean;
  readonly isDragged: (id: string) => boolean;
};

export function nodeFlags(
  id: string,
  selected: ReadonlySet<string>,
  overlays: CanvasOverlays,
): number {
  const { problems, visited, highlighted, difference } = overlays;
  let flags = selected.has(id) ? flag.selected : 0;
  if (highlighted) flags |= highlighted.has(id) ? flag.highlighted : flag.faded;
  if (visited.has(id)) flags |= flag.visited;
  const level = problems.get(id);
  if (level) flags |= flag[level];
  const change = difference?.get(id);
  if (change) flags |= flag[change];
  return flags;
}

export function edgeFlags(
  edge: SceneEdge,
  selected: ReadonlySet<string>,
  overlays: CanvasOverlays,
) {
  const { highlighted } = overlays;
  let flags = edge.x2 < edge.x1 ? flag.backward : 0;
  if (selected.has(edge.id)) flags |= flag.selected;
  if (highlighted) {
    const isOn = highlighted.has(edge.from.id) && highlighted.has(edge.to.id);
    flags |= isOn ? flag.highlighted : flag.faded;
  }
  return flags;
}
