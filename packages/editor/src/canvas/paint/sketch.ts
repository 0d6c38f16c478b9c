import { type Bounds, inflate } from '../../flow/bounds.ts';
import { detour, edgeCurve } from '../../flow/edgeRoute.ts';
import type { Scene } from '../../flow/scene.ts';
import type { SceneNode } from '../../flow/sceneParts.ts';
import { markHueOf } from '../markHues.ts';
import { typeNumber } from './palette.ts';
import { edgeFlags, flag, type PictureFacts } from './picture.ts';

/** Lines that look the same: how many numbers a curve has, then these, curve after curve. */
export type Strokes = { readonly flags: number; readonly curves: Float32Array };

/** What lies under the cards of one part of the canvas, as numbers, to be drawn here or in a worker. */
export type Sketch = {
  readonly frames: readonly (Bounds & { readonly hue: string })[];
  readonly strokes: readonly Strokes[];
  /** X, y, width and height of each card, for as long as it is not mounted. */
  readonly boxes: Float32Array;
  readonly boxTypes: Uint8Array;
};

function takeFrames(scene: Scene, { isAway }: PictureFacts): Sketch['frames'] {
  return [...scene.groups.values()]
    .filter(
      ({ isCollapsed, members }) =>
        !isCollapsed && members.size > 0 && ![...members].some(({ id }) => isAway(id)),
    )
    .map(({ x, y, width, height, group }) => ({ x, y, width, height, hue: markHueOf(group) }));
}

function takeStrokes(scene: Scene, area: Bounds, facts: PictureFacts): Strokes[] {
  const { selection, marks, isAway } = facts;
  const selected = new Set(selection.connectionIds);
  const kinds = new Map<number, number[]>();
  scene.visitEdges(inflate(area, detour), (edge) => {
    if (isAway(edge.from.id) || isAway(edge.to.id)) return;
    // What is selected is drawn by the layer above, which follows the selection at once.
    const flags = edgeFlags(edge, selected, marks) & ~flag.selected;
    let curves = kinds.get(flags);
    if (!curves) {
      curves = [];
      kinds.set(flags, curves);
    }
    const curve = edgeCurve(scene, edge);
    curves.push(curve.length, ...curve);
  });
  return [...kinds].map(([flags, curves]) => ({ flags, curves: Float32Array.from(curves) }));
}

/** Takes down what lies in an area. */
export function takeSketch(scene: Scene, area: Bounds, facts: PictureFacts): Sketch {
  const cards: SceneNode[] = [];
  scene.visitNodes(area, (node) => {
    if (!facts.isAway(node.id)) cards.push(node);
  });
  cards.sort((one, other) => one.order - other.order);
  return {
    frames: takeFrames(scene, facts),
    strokes: takeStrokes(scene, area, facts),
    boxes: Float32Array.from(cards.flatMap(({ x, y, width, height }) => [x, y, width, height])),
    boxTypes: Uint8Array.from(cards, ({ node }) => typeNumber(node.type)),
  };
}
