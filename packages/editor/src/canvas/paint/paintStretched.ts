import { overlaps } from '../../geometry/bounds.ts';
import { curveBetween, curveBounds, traceCurve } from '../../geometry/curve.ts';
import { lineLook, lineLooks } from '../../geometry/edgeRoute.ts';
import type { Scene } from '../../geometry/scene.ts';
import type { SceneEdge } from '../../geometry/sceneParts.ts';
import { type View, visibleBounds } from '../../geometry/viewport.ts';
import type { Drag } from '../model/createDragging.ts';
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

/** Draws the lines that stretch while one of their ends is dragged; straight from far. */
export function paintStretched(
  context: CanvasRenderingContext2D,
  { scene, drag, view, isFar, palette }: StretchedLines,
): void {
  const { nodeIds, dx, dy } = drag;
  const area = visibleBounds(view);
  const curves = edgesAcross(scene, nodeIds).flatMap((edge) => {
    const { from, to, x1, y1, x2, y2 } = edge;
    const start = nodeIds.has(from.id) ? { x: x1 + dx, y: y1 + dy } : { x: x1, y: y1 };
    const end = nodeIds.has(to.id) ? { x: x2 + dx, y: y2 + dy } : { x: x2, y: y2 };
    const curve = isFar ? [start.x, start.y, end.x, end.y] : curveBetween(start, end);
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
