import { overlaps } from '../geometry/bounds.ts';
import { curveBetween, curveBounds, pathOf } from '../geometry/curve.ts';
import { type LineLook, lineLook } from '../geometry/edgeRoute.ts';
import type { Scene } from '../geometry/scene.ts';
import type { SceneEdge } from '../geometry/sceneParts.ts';
import { type View, visibleBounds } from '../geometry/viewport.ts';
import { curveZoom } from '../geometry/zoomLevels.ts';
import type { Drag } from '../model/overlay.ts';

/** The edges of which one end is dragged. */
function edgesAcross({ nodes }: Scene, nodeIds: ReadonlySet<string>): SceneEdge[] {
  return [...nodeIds].flatMap((id) => {
    const { outgoing = [], incoming = [] } = nodes.get(id) ?? {};
    return [
      ...[...outgoing].filter(({ to }) => !nodeIds.has(to.id)),
      ...[...incoming].filter(({ from }) => !nodeIds.has(from.id)),
    ].filter(({ isHidden }) => !isHidden);
  });
}

export type StretchedLines = Readonly<Partial<Record<LineLook, string>>>;

/** The lines in view that stretch while what they lead from or to is dragged, as paths, by how they look. */
export function stretchedLines(
  scene: Scene,
  { nodeIds, dx, dy }: Drag,
  view: View,
): StretchedLines {
  const area = visibleBounds(view);
  const paths: Partial<Record<LineLook, string>> = {};
  for (const edge of edgesAcross(scene, nodeIds)) {
    const { from, to, x1, y1, x2, y2 } = edge;
    const start = nodeIds.has(from.id) ? { x: x1 + dx, y: y1 + dy } : { x: x1, y: y1 };
    const end = nodeIds.has(to.id) ? { x: x2 + dx, y: y2 + dy } : { x: x2, y: y2 };
    const curve =
      view.zoom < curveZoom ? [start.x, start.y, end.x, end.y] : curveBetween(start, end);
    if (!overlaps(curveBounds(curve), area)) continue;
    const look = lineLook(scene, edge);
    paths[look] = (paths[look] ?? '') + pathOf(curve);
  }
  return paths;
}
