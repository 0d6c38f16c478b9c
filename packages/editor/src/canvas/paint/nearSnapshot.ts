import { type Bounds, inflate } from '../geometry/bounds.ts';
import { detour, edgeCurve, lineLook } from '../geometry/edgeRoute.ts';
import type { Scene } from '../geometry/scene.ts';
import { edgeFlags, type FarSnapshotState, flag } from './farSnapshot.ts';
import { typeNumber } from './palette.ts';

/** Lines that look the same: how many numbers a curve has, then these, curve after curve. */
export type Strokes = { readonly flags: number; readonly curves: Float32Array };

/** What lies under the cards of one part of the canvas, as numbers, to be drawn here or in a worker. */
export type NearSnapshot = {
  readonly strokes: readonly Strokes[];
  /** X, y, width and height of each card, for as long as it is not mounted. */
  readonly boxes: Float32Array;
  readonly boxTypes: Uint8Array;
};

function takeStrokes(scene: Scene, area: Bounds, state: FarSnapshotState): Strokes[] {
  const { selection, overlays, isDragged } = state;
  const selected = new Set(selection.connectionIds);
  const kinds = new Map<number, number[]>();
  for (const edge of scene.edgesIn(inflate(area, detour))) {
    if (isDragged(edge.from.id) || isDragged(edge.to.id)) continue;
    // What is selected is drawn by the layer above, which follows the selection at once.
    let flags = edgeFlags(edge, selected, overlays) & ~flag.selected;
    if (lineLook(scene, edge) === 'conditional') flags |= flag.conditional;
    let curves = kinds.get(flags);
    if (!curves) {
      curves = [];
      kinds.set(flags, curves);
    }
    const curve = edgeCurve(scene, edge);
    curves.push(curve.length, ...curve);
  }
  return [...kinds].map(([flags, curves]) => ({ flags, curves: Float32Array.from(curves) }));
}

/** Takes down what lies in an area. */
export function takeNearSnapshot(
  scene: Scene,
  area: Bounds,
  state: FarSnapshotState,
): NearSnapshot {
  const cards = scene
    .nodesIn(area)
    .filter(({ id }) => !state.isDragged(id))
    .sort((one, other) => one.order - other.order);
  return {
    strokes: takeStrokes(scene, area, state),
    boxes: Float32Array.from(cards.flatMap(({ x, y, width, height }) => [x, y, width, height])),
    boxTypes: Uint8Array.from(cards, ({ node }) => typeNumber(node.type)),
  };
}
