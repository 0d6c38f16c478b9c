import type { Position } from '@dreamfork/story';
import { overlaps } from '../../geometry/bounds.ts';
import { curveBetween, curveBounds, traceCurve } from '../../geometry/curve.ts';
import { lineLook, lineLooks } from '../../geometry/edgeRoute.ts';
import { farCurveBetween } from '../../geometry/farMap.ts';
import type { Scene } from '../../geometry/scene.ts';
import type { Drag, SceneEdge, SceneNode } from '../../geometry/sceneParts.ts';
import { type View, visibleBounds } from '../../geometry/viewport.ts';
import { linkDash } from './paintLines.ts';
import type { Palette } from './palette.ts';

/** The edges of which one end is dragged. */
function edgesAcross({ nodes }: Scene, nodeIds: ReadonlySet<string>): SceneEdge[] {
  const edges: SceneEdge[] = [];
  for (const id of nodeIds) {
    const { outgoing = [], incoming = [] } = nodes.get(id) ?? {};
    for (const edge of outgoing) if (!nodeIds.has(edge.to.id)) edges.push(edge);
    for (const edge of incoming) if (!nodeIds.has(edge.from.id)) edges.push(edge);
  }
  return edges.filter(({ isHidden }) => !isHidden);
}

export type StretchedLines = {
  readonly scene: Scene;
  readonly drag: Drag;
  readonly view: View;
  readonly isFar: boolean;
  readonly palette: Palette;
};

/** Draws the lines that stretch while one of their ends is dragged; from far between their marks. */
export function paintStretched(
  context: CanvasRenderingContext2D,
  { scene, drag, view, isFar, palette }: StretchedLines,
): void {
  const { nodeIds, dx, dy } = drag;
  const area = visibleBounds(view);
  const curves = edgesAcross(scene, nodeIds).flatMap((edge) => {
    const { from, to, x1, y1, x2, y2 } = edge;
    const moved = <Place extends Position>({ id }: SceneNode, place: Place): Place =>
      nodeIds.has(id) ? { ...place, x: place.x + dx, y: place.y + dy } : place;
    const curve = isFar
      ? farCurveBetween(moved(from, from.hiddenIn ?? from), moved(to, to.hiddenIn ?? to))
      : curveBetween(moved(from, { x: x1, y: y1 }), moved(to, { x: x2, y: y2 }));
    return overlaps(curveBounds(curve), area) ? { curve, look: lineLook(scene, edge) } : [];
  });
  context.strokeStyle = palette.link;
  context.lineWidth = isFar ? 1.2 / view.zoom : 2;
  for (const look of lineLooks) {
    context.setLineDash(isFar ? [] : linkDash(view.zoom, look));
    context.beginPath();
    for (const line of curves) if (line.look === look) traceCurve(context, line.curve);
    context.stroke();
  }
}
