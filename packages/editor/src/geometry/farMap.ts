import { farthestPath, mapCurve, type NodeType, type Position } from '@dreamfork/story';
import type { Bounds } from './bounds.ts';
import type { Curve } from './curve.ts';
import { card } from './geometry.ts';
import type { Scene } from './scene.ts';
import type { SceneEdge, SceneNode } from './sceneParts.ts';
import { readableZoom } from './zoomLevels.ts';

/** Where the mark is that a card, or a folded group, has in the map from afar. */
export const markPoint = ({ x, y, width }: Bounds): Position => ({
  x: x + width / 2,
  y: y + card.handleY,
});

/** Pixels of the screen. */
const radii: Partial<Record<NodeType, number>> = { start: 9, text: 5, end: 7 };
const iconRadius = 8.5;
/** From this zoom on marks have their size; further off they would cover each other, and are smaller. */
const roomyZoom = 0.13;

export const markRadius = (type: NodeType, zoom: number): number =>
  Math.max(0.7, (radii[type] ?? iconRadius) * Math.min(1, (zoom / roomyZoom) ** 0.7));

/** From this zoom on a mark grows into its card. */
const growingZoom = 0.34;

/** How much of a card a mark is: 0 is a mark, 1 a card. */
export const growthAt = (zoom: number): number =>
  Math.min(1, Math.max(0, (zoom - growingZoom) / (readableZoom - growingZoom)));

export type FarShape = Bounds & { readonly radius: number };

/** What stands for a card: a mark, its size on the screen constant, or what is between the mark and the card. */
export function farShape(of: Bounds, radius: number, zoom: number, cornerRadius: number): FarShape {
  const growth = growthAt(zoom);
  const mixed = (mark: number, whole: number) => mark + (whole - mark) * growth;
  const { x, y } = markPoint(of);
  const units = radius / zoom;
  return {
    x: mixed(x - units, of.x),
    y: mixed(y - units, of.y),
    width: mixed(2 * units, of.width),
    height: mixed(2 * units, of.height),
    radius: mixed(units, cornerRadius),
  };
}

/** A line that leads less to the right is an arc. */
const onward = 100;

const shownEnd = (node: SceneNode): Bounds => node.hiddenIn ?? node;

export function farCurveBetween(from: Bounds, to: Bounds): Curve {
  const [start, end] = [markPoint(from), markPoint(to)];
  return mapCurve([start.x, start.y], [end.x, end.y], onward);
}

/** The line of an edge from mark to mark. */
export const farCurve = ({ from, to }: SceneEdge): Curve =>
  farCurveBetween(shownEnd(from), shownEnd(to));

/** The edges of the way from the start to the end that is farthest from it. */
export function mainEdges(scene: Scene): ReadonlySet<SceneEdge> {
  const start = scene.nodes.get(scene.startNodeId() ?? '');
  if (!start) return new Set();
  const way = farthestPath(
    start,
    ({ outgoing }) => [...outgoing].map(({ to }) => to),
    ({ node }) => node.type === 'end',
  );
  return new Set(
    way
      .slice(1)
      .flatMap((to, index) => [...to.incoming].find(({ from }) => from === way[index]) ?? []),
  );
}
