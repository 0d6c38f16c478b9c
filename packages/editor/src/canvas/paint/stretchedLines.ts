import { type Bounds, overlaps } from '../geometry/bounds.ts';
import { curveBetween, curveBounds, pathOf } from '../geometry/curve.ts';
import { type LineLook, lineLook } from '../geometry/edgeRoute.ts';
import type { Scene } from '../geometry/scene.ts';
import type { SceneEdge } from '../geometry/sceneParts.ts';
import type { Drag } from '../model/overlay.ts';

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

export type StretchedLines = Readonly<Partial<Record<LineLook, string>>>;

/** The lines of an area that stretch while one of their ends is dragged, as paths, by how they look; straight from far. */
export function stretchedLines(
  scene: Scene,
  { nodeIds, dx, dy }: Drag,
  area: Bounds,
  isFar: boolean,
): StretchedLines {
  const paths: Partial<Record<LineLook, string>> = {};
  for (const edge of edgesAcross(scene, nodeIds)) {
    const { from, to, x1, y1, x2, y2 } = edge;
    const start = nodeIds.has(from.id) ? { x: x1 + dx, y: y1 + dy } : { x: x1, y: y1 };
    const end = nodeIds.has(to.id) ? { x: x2 + dx, y: y2 + dy } : { x: x2, y: y2 };
    const curve = isFar ? [start.x, start.y, end.x, end.y] : curveBetween(start, end);
    if (!overlaps(curveBounds(curve), area)) continue;
    const look = lineLook(scene, edge);
    paths[look] = (paths[look] ?? '') + pathOf(curve);
  }
  return paths;
}
