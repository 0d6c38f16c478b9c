import type { CanvasModel } from '../../canvas/model/createCanvasModel.ts';
import type { Palette } from '../../canvas/paint/palette.ts';
import { type Bounds, inflate, overlaps } from '../../geometry/bounds.ts';
import { curveBounds, traceCurve } from '../../geometry/curve.ts';
import { detour, edgeCurve } from '../../geometry/edgeRoute.ts';
import { farCurve, farShape, markRadius } from '../../geometry/farMap.ts';
import type { SceneEdge } from '../../geometry/sceneParts.ts';
import { type ReadingMarks, widthStep, widthSteps } from './readingMarks.ts';

type Drawing = {
  model: CanvasModel;
  marks: ReadingMarks;
  palette: Palette;
  area: Bounds;
  zoom: number;
};

/** Widths of connections by step, in units of the canvas up close and in pixels from far. */
const nearWidths = [1.5, 3, 5, 7, 9, 11, 14];
const farWidths = [1, 1.5, 2.5, 3.5, 5, 6.5, 8];

function bySteps(edges: Iterable<SceneEdge>, { model, marks }: Drawing): SceneEdge[][] {
  const steps: SceneEdge[][] = Array.from({ length: widthSteps + 1 }, () => []);
  for (const edge of edges) {
    const { id, from, to, isHidden } = edge;
    if (isHidden || model.dragging.isDragged(from.id) || model.dragging.isDragged(to.id)) continue;
    steps[widthStep(marks.connections.get(id) ?? 0, marks.starts)]?.push(edge);
  }
  return steps;
}

/** Strokes each step in one go; nobody's connections are dashed. */
function strokeSteps(
  context: CanvasRenderingContext2D,
  steps: readonly SceneEdge[][],
  widths: readonly number[],
  { unit, palette }: { unit: number; palette: Palette },
  trace: (edge: SceneEdge) => void,
): void {
  for (const [step, edges] of steps.entries()) {
    if (edges.length === 0) continue;
    context.globalAlpha = step === 0 ? 0.9 : 0.55;
    context.strokeStyle = step === 0 ? palette.ink : palette.accent;
    context.lineWidth = (widths[step] ?? 1) * unit;
    context.setLineDash(step === 0 ? [2 * unit, 6 * unit] : []);
    context.beginPath();
    for (const edge of edges) trace(edge);
    context.stroke();
  }
  context.setLineDash([]);
  context.globalAlpha = 1;
}

/** Up close: the curves of the connections, wide as their readers are many. */
export function paintNearReadings(context: CanvasRenderingContext2D, drawing: Drawing): void {
  const { model, area } = drawing;
  const edges = model.scene.edgesIn(inflate(area, detour));
  strokeSteps(context, bySteps(edges, drawing), nearWidths, { unit: 1, ...drawing }, (edge) =>
    traceCurve(context, edgeCurve(model.scene, edge)),
  );
}

/** Below this zoom numbers would lie over one another. */
const numberZoom = 0.12;

/** From far: lines between the marks, and by each mark a shape that says who left or that nobody came. */
export function paintFarReadings(context: CanvasRenderingContext2D, drawing: Drawing): void {
  const { model, area, zoom, palette } = drawing;
  const edges = [...model.scene.edges.values()].filter((edge) =>
    overlaps(area, curveBounds(farCurve(edge))),
  );
  strokeSteps(context, bySteps(edges, drawing), farWidths, { unit: 1 / zoom, palette }, (edge) =>
    traceCurve(context, farCurve(edge)),
  );
  const cards = model.scene
    .nodesIn(area)
    .filter(({ id }) => !model.dragging.isDragged(id))
    .map((item) => ({
      id: item.id,
      ...farShape(item, markRadius(item.node.type, zoom), zoom, palette.radius),
    }));
  // No line runs through a mark.
  for (const { x, y, width, height } of cards) context.clearRect(x, y, width, height);
  paintUnreached(context, cards, drawing);
  paintLeavers(context, cards, drawing);
}

type Mark = Bounds & { readonly id: string };

/** Shapes keep their size on the screen until they would hide the cards, in units of the canvas. */
const largest = 45;

/** A hollow dashed frame and a ring. */
function paintUnreached(
  context: CanvasRenderingContext2D,
  cards: readonly Mark[],
  { marks, palette, zoom }: Drawing,
): void {
  const radius = Math.min(4.5 / zoom, largest);
  const unreached = cards.filter(({ id }) => (marks.nodes.get(id)?.readers ?? 0) === 0);
  context.strokeStyle = palette.ink;
  context.lineWidth = 1.5 / zoom;
  context.setLineDash([3 / zoom, 3 / zoom]);
  for (const { x, y, width, height } of unreached) context.strokeRect(x, y, width, height);
  context.setLineDash([]);
  context.fillStyle = palette.surface;
  context.beginPath();
  for (const { x, y, width, height } of unreached) {
    context.moveTo(x + width + radius, y + height);
    context.arc(x + width, y + height, radius, 0, Math.PI * 2);
  }
  context.fill();
  context.stroke();
}

/** A triangle that points down, larger where a larger share left, and how many they are. */
function paintLeavers(
  context: CanvasRenderingContext2D,
  cards: readonly Mark[],
  { marks, palette, zoom }: Drawing,
): void {
  context.textBaseline = 'middle';
  context.font = `600 ${10.5 / zoom}px ${palette.font}`;
  context.lineJoin = 'round';
  for (const { id, x, y, width, height } of cards) {
    const { readers = 0, left = 0 } = marks.nodes.get(id) ?? {};
    if (left === 0) continue;
    const size = Math.min((5 + 7 * Math.sqrt(left / Math.max(left, readers))) / zoom, 2 * largest);
    const [centre, middle] = [x + width, y + height];
    context.beginPath();
    context.moveTo(centre - size, middle - size * 0.7);
    context.lineTo(centre + size, middle - size * 0.7);
    context.lineTo(centre, middle + size);
    context.closePath();
    context.fillStyle = palette.danger;
    context.strokeStyle = palette.surface;
    context.lineWidth = 2 / zoom;
    context.stroke();
    context.fill();
    if (zoom < numberZoom) continue;
    context.lineWidth = 3 / zoom;
    context.strokeText(String(left), centre + size + 3 / zoom, middle);
    context.fillStyle = palette.ink;
    context.fillText(String(left), centre + size + 3 / zoom, middle);
  }
}
