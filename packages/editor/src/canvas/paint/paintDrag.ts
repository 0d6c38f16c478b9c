import { type Bounds, boundsAround, inflate, overlaps } from '../geometry/bounds.ts';
import { curveBetween, curveBounds, traceCurve } from '../geometry/curve.ts';
import { edgeCurve, lineLook, lineLooks } from '../geometry/edgeRoute.ts';
import type { Scene } from '../geometry/scene.ts';
import { groupBounds } from '../geometry/sceneGroups.ts';
import type { SceneEdge, SceneGroup, SceneNode } from '../geometry/sceneParts.ts';
import type { Drag } from '../model/overlay.ts';
import { paintCards } from './paintCards.ts';
import { linkDash, linkStyle } from './paintNearSnapshot.ts';
import { type Palette, typeNumber } from './palette.ts';

type Context = CanvasRenderingContext2D;

/** Below this zoom lines are straight, as in the drawing below. */
const curveZoom = 0.25;

/** Where the members of a group are while some of them are dragged. */
export const movedFrame = (group: SceneGroup, { nodeIds, dx, dy }: Drag) =>
  groupBounds(
    [...group.members].map((node) =>
      nodeIds.has(node.id)
        ? { x: node.x + dx, y: node.y + dy, width: node.width, height: node.height }
        : node,
    ),
    group.isCollapsed,
  );

export type DragScene = {
  readonly scene: Scene;
  readonly drag: Drag;
  readonly palette: Palette;
  readonly zoom: number;
  readonly isFar: boolean;
};

type Edges = { readonly within: SceneEdge[]; readonly across: SceneEdge[] };

const sorted = new WeakMap<ReadonlySet<string>, Edges>();

/** The edges of what is dragged: those that move along as they are, and those that stretch. */
function edgesOf(scene: Scene, { nodeIds }: Drag): Edges {
  const known = sorted.get(nodeIds);
  if (known) return known;
  const within = new Set<SceneEdge>();
  const across = new Set<SceneEdge>();
  for (const id of nodeIds) {
    const node = scene.nodes.get(id);
    for (const edge of [...(node?.outgoing ?? []), ...(node?.incoming ?? [])]) {
      if (edge.isHidden) continue;
      const isWithin = nodeIds.has(edge.from.id) && nodeIds.has(edge.to.id);
      (isWithin ? within : across).add(edge);
    }
  }
  const edges = { within: [...within], across: [...across] };
  sorted.set(nodeIds, edges);
  return edges;
}

type Trace = (edge: SceneEdge) => void;

function strokeEdges(
  context: Context,
  edges: readonly SceneEdge[],
  subject: DragScene,
  trace: Trace,
) {
  const { scene, palette, zoom, isFar } = subject;
  context.strokeStyle = palette.link;
  context.lineWidth = isFar ? 1.2 / zoom : linkStyle.width;
  for (const look of lineLooks) {
    context.setLineDash(zoom >= curveZoom ? linkDash(zoom, look) : []);
    context.beginPath();
    for (const edge of edges) if (lineLook(scene, edge) === look) trace(edge);
    context.stroke();
  }
  context.setLineDash([]);
}

function paintFarCards(context: Context, nodes: readonly SceneNode[], palette: Palette) {
  for (const { x, y, width, height, node } of nodes) {
    context.fillStyle = palette.blocks[typeNumber(node.type)] ?? palette.ink;
    context.fillRect(x, y, width, height);
  }
}

/** How much wider than their curves lines and the borders of cards are. */
const border = 4;

/** The rectangle around what moves as one piece, where it stands in the document. */
export function carriedBounds(scene: Scene, drag: Drag): Bounds {
  const nodes = [...drag.nodeIds].flatMap((id) => scene.nodes.get(id) ?? []);
  const curves = edgesOf(scene, drag).within.map((edge) => curveBounds(edgeCurve(scene, edge)));
  const bounds = boundsAround([...nodes, ...curves]);
  return inflate(bounds ?? { x: 0, y: 0, width: 0, height: 0 }, border);
}

/** Draws, where it stands in the document, what moves as one piece: boxes and the edges between them. */
export function paintCarried(context: Context, area: Bounds, subject: DragScene): void {
  const { scene, drag, palette, zoom, isFar } = subject;
  strokeEdges(context, edgesOf(scene, drag).within, subject, (edge) => {
    if (zoom >= curveZoom) traceCurve(context, edgeCurve(scene, edge));
    else {
      context.moveTo(edge.x1, edge.y1);
      context.lineTo(edge.x2, edge.y2);
    }
  });
  const nodes = [...drag.nodeIds]
    .flatMap((id) => scene.nodes.get(id) ?? [])
    .filter((node) => !node.hiddenIn && overlaps(node, area));
  if (isFar) paintFarCards(context, nodes, palette);
  else paintCards(context, nodes, palette);
}

/** Draws the edges that stretch while what they lead from or to is dragged. */
export function paintStretched(context: Context, view: Bounds, subject: DragScene): void {
  const { scene, drag, zoom } = subject;
  const { nodeIds, dx, dy } = drag;
  strokeEdges(context, edgesOf(scene, drag).across, subject, ({ from, to, x1, y1, x2, y2 }) => {
    const start = nodeIds.has(from.id) ? { x: x1 + dx, y: y1 + dy } : { x: x1, y: y1 };
    const end = nodeIds.has(to.id) ? { x: x2 + dx, y: y2 + dy } : { x: x2, y: y2 };
    const curve = curveBetween(start, end);
    if (!overlaps(curveBounds(curve), view)) return;
    if (zoom >= curveZoom) traceCurve(context, curve);
    else {
      context.moveTo(start.x, start.y);
      context.lineTo(end.x, end.y);
    }
  });
}
