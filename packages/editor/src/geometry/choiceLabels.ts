import { type Bounds, inflate, overlaps } from './bounds.ts';
import { pointsAlong } from './curve.ts';
import { edgeCurve } from './edgeRoute.ts';
import { contentStyle, textWidth } from './measureText.ts';
import type { Scene } from './scene.ts';
import type { SceneEdge } from './sceneParts.ts';
import { createSpatialGrid } from './spatialGrid.ts';

/** Sizes of the words at a line. The styles read the same numbers. */
export const choiceLabel = { font: 12.5, height: 20, padding: 6, widest: 190, margin: 4 } as const;

/** Pieces of a line at whose ends its words are tried: the middle first, then towards where it leads. */
const pieces = 12;
const tried = [6, 8, 4, 9, 3, 10, 2] as const;

export type ChoiceLabel = Bounds & { readonly edge: SceneEdge; readonly text: string };

/**
 * The words of options at their lines in an area: where they lie on no card, note or title of a group, nor on one
 * another. Those that find no such place are left out; the row of their card says them.
 */
export function choiceLabels(scene: Scene, area: Bounds, titles: Iterable<Bounds>): ChoiceLabel[] {
  const edges = scene
    .edgesIn(area)
    .sort((one, other) => one.from.order - other.from.order || one.choice - other.choice);
  const taken = createSpatialGrid<Bounds>(200);
  for (const place of [...scene.notes.values(), ...titles]) taken.set(place, place);
  const isFree = (place: Bounds): boolean =>
    scene.nodesIn(place).length === 0 && taken.find(place).length === 0;
  return edges.flatMap((edge) => {
    const text = edge.from.hiddenIn ? '' : (edge.from.node.choices[edge.choice]?.text ?? '').trim();
    if (text === '') return [];
    const { font, height, padding, widest, margin } = choiceLabel;
    const words = (textWidth(text.slice(0, widest), contentStyle) * font) / contentStyle.size;
    const width = Math.min(widest, Math.ceil(words) + 2 * padding);
    const curve = edgeCurve(scene, edge);
    const points = pointsAlong(curve, pieces / ((curve.length - 2) / 6));
    for (const at of tried) {
      const point = points[at];
      if (!point) continue;
      const place = { x: point.x - width / 2, y: point.y - height / 2, width, height };
      if (!overlaps(place, area) || !isFree(inflate(place, margin))) continue;
      taken.set(place, place);
      return { ...place, edge, text };
    }
    return [];
  });
}
