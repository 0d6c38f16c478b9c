import type { Position } from '@dreamfork/story';
import { type Bounds, boundsAround, encloses, holds, inflate } from './bounds.ts';
import {
  type Curve,
  curveBack,
  curveBetween,
  curveBounds,
  curveOnward,
  pointsAlong,
} from './curve.ts';
import type { Scene } from './scene.ts';
import type { SceneEdge, SceneNode } from './sceneParts.ts';

/** Beyond this length a detour would cost more than it shows. */
const longest = 2400;
const most = 60;
const clearance = 8;
const passing = 24;
/** How far a detour may leave the rectangle of the direct curve. */
export const detour = 260;

const stepsAlong = 12;

function cardsHit(curve: Curve, cards: readonly Bounds[]): Bounds[] {
  const points = pointsAlong(curve, stepsAlong);
  return cards.filter((card) => points.some((point) => holds(card, point)));
}

/** Curves onward: over or under the cards that the direct curve would hit. */
function onwardDetours(from: Position, to: Position, wall: Bounds): Curve[] {
  const left = wall.x - passing;
  const right = wall.x + wall.width + passing;
  if (left < from.x || right > to.x) return [];
  return [wall.y - passing, wall.y + wall.height + passing].map((y) =>
    curveOnward(from, { y, left, right }, to),
  );
}

/** Curves back: over or under its own cards, or those in between. */
function backwardDetours(
  { from: start, to: end }: SceneEdge,
  from: Position,
  to: Position,
  wall: Bounds,
) {
  return [start, end, wall]
    .flatMap(({ y, height }) => [y - passing, y + height + passing])
    .map((y) => curveBack(from, y, to));
}

function bestDetour(edge: SceneEdge, direct: Curve, cards: readonly Bounds[]): Curve {
  const hit = cardsHit(direct, cards);
  const wall = boundsAround(hit);
  if (!wall) return direct;
  const from = { x: edge.x1, y: edge.y1 };
  const to = { x: edge.x2, y: edge.y2 };
  const room = inflate(curveBounds(direct), detour);
  const middle = (from.y + to.y) / 2;
  const levelOf = (curve: Curve) => Math.abs((curve[7] as number) - middle);
  const curves = (
    to.x > from.x ? onwardDetours(from, to, wall) : backwardDetours(edge, from, to, wall)
  )
    .filter((curve) => encloses(room, curveBounds(curve)))
    .toSorted((one, other) => levelOf(one) - levelOf(other));
  let best = direct;
  let fewest = hit.length;
  for (const curve of curves) {
    const count = cardsHit(curve, cards).length;
    if (count < fewest) {
      best = curve;
      fewest = count;
    }
  }
  return best;
}

/** A handle lies on the edge of its own card, so that much of the card does not count. */
const border = 10;

const inner = ({ x, y, width, height }: Bounds): Bounds => ({
  x: x + border,
  y,
  width: width - 2 * border,
  height,
});

function findRoute(scene: Scene, edge: SceneEdge): Curve {
  const direct = curveBetween({ x: edge.x1, y: edge.y1 }, { x: edge.x2, y: edge.y2 });
  const area = curveBounds(direct);
  if (area.width > longest || area.height > longest) return direct;
  const isOwn = (node: SceneNode) => node === edge.from || node === edge.to;
  const cards = scene
    .nodesIn(inflate(area, detour))
    .map((node) => (isOwn(node) ? inner(node) : inflate(node, clearance)));
  return cards.length > most ? direct : bestDetour(edge, direct, cards);
}

/** How a line looks: one that leads back is dashed, one that a condition may close dashed and dotted. */
export const lineLooks = ['plain', 'backward', 'conditional'] as const;

export type LineLook = (typeof lineLooks)[number];

export function lineLook(scene: Scene, { id, connection, from, choice }: SceneEdge): LineLook {
  const followed = choice < 0 ? connection : from.node.choices[choice];
  if (followed?.condition !== undefined && scene.remembers()) return 'conditional';
  return scene.leadsBack(id) ? 'backward' : 'plain';
}

/** The curve of an edge: around the cards between its ends where that is cheap, else straight on. */
export function edgeCurve(scene: Scene, edge: SceneEdge): Curve {
  const layout = scene.layout();
  if (edge.route?.layout === layout) return edge.route.curve;
  const curve = findRoute(scene, edge);
  edge.route = { curve, layout };
  return curve;
}
