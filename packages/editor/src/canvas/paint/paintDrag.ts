import { curveBetween, traceCurve } from '../../flow/curve.ts';
import { groupBounds } from '../../flow/groupGeometry.ts';
import type { Scene } from '../../flow/scene.ts';
import type { SceneEdge, SceneGroup, SceneNode } from '../../flow/sceneParts.ts';
import type { Drag } from '../engine/drag.ts';
import { markHueOf } from '../markHues.ts';
import { linkStyle, paintBox, paintFrame } from './paintScene.ts';
import { type Palette, typeNumber } from './palette.ts';

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

function edgesOf(scene: Scene, { nodeIds }: Drag): SceneEdge[] {
  const edges = new Set<SceneEdge>();
  for (const id of nodeIds) {
    const node = scene.nodes.get(id);
    if (!node) continue;
    for (const edge of node.outgoing) edges.add(edge);
    for (const edge of node.incoming) edges.add(edge);
  }
  return [...edges].filter(({ isHidden }) => !isHidden);
}

function traceEdge(
  context: CanvasRenderingContext2D,
  edge: SceneEdge,
  drag: Drag,
  isStraight: boolean,
) {
  const { nodeIds, dx, dy } = drag;
  const [fromX, fromY] = nodeIds.has(edge.from.id) ? [dx, dy] : [0, 0];
  const [toX, toY] = nodeIds.has(edge.to.id) ? [dx, dy] : [0, 0];
  const from = { x: edge.x1 + fromX, y: edge.y1 + fromY };
  const to = { x: edge.x2 + toX, y: edge.y2 + toY };
  if (isStraight) {
    context.moveTo(from.x, from.y);
    context.lineTo(to.x, to.y);
  } else traceCurve(context, curveBetween(from, to));
}

function paintFarCards(
  context: CanvasRenderingContext2D,
  nodes: SceneNode[],
  { dx, dy }: Drag,
  palette: Palette,
) {
  for (const { x, y, width, height, node } of nodes) {
    context.globalAlpha = 1;
    context.fillStyle = palette.surface;
    context.fillRect(x + dx, y + dy, width, height);
    context.globalAlpha = 0.7;
    context.fillStyle = palette.types[typeNumber(node.type)] ?? palette.ink;
    context.fillRect(x + dx, y + dy, width, height);
  }
}

export type DragScene = {
  readonly scene: Scene;
  readonly drag: Drag;
  readonly palette: Palette;
  readonly zoom: number;
  readonly isFar: boolean;
};

/** Draws what is dragged and has no card of its own: lines, frames of groups, and boxes seen from far. */
export function paintDrag(context: CanvasRenderingContext2D, subject: DragScene): void {
  const { scene, drag, palette, zoom, isFar } = subject;
  for (const group of scene.groups.values()) {
    if (group.isCollapsed || ![...group.members].some(({ id }) => drag.nodeIds.has(id))) continue;
    paintFrame(context, movedFrame(group, drag), markHueOf(group.group), palette);
  }
  const isStraight = zoom < curveZoom;
  context.strokeStyle = palette.link;
  context.lineWidth = isFar ? 1.2 / zoom : linkStyle.width;
  const edges = edgesOf(scene, drag);
  for (const isBackward of [false, true]) {
    context.setLineDash(isBackward && !isStraight ? linkStyle.dash : []);
    context.beginPath();
    for (const edge of edges) {
      if (edge.x2 < edge.x1 === isBackward) traceEdge(context, edge, drag, isStraight);
    }
    context.stroke();
  }
  context.setLineDash([]);
  const nodes = [...drag.nodeIds].flatMap((id) => scene.nodes.get(id) ?? []);
  const shown = nodes.filter(({ hiddenIn }) => !hiddenIn);
  if (isFar) paintFarCards(context, shown, drag, palette);
  else {
    for (const item of shown) {
      paintBox(context, { ...item, x: item.x + drag.dx, y: item.y + drag.dy }, palette);
    }
  }
  context.globalAlpha = 1;
}
