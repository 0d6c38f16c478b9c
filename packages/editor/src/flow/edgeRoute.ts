import { type Bounds, encloses, holds, inflate, unite } from './bounds.ts';
import { type Curve, curveBetween, curveBounds, curveThrough, pointsAlong } from './curve.ts';
import type { Scene } from './scene.ts';
import type { SceneEdge, SceneNode } from './sceneParts.ts';

/** Beyond this length a way around would cost more than it shows. */
const longest = 2400;
const most = 60;
const clearance = 8;
const passing = 24;
/** How far a way around may leave the rectangle of the direct curve. */
export const detour = 260;

const stepsAlong = 14;

function cardsHit(curve: Curve, cards: readonly Bounds[]): Bounds[] {
  const points = pointsAlong(curve, stepsAlong);
  return cards.filter((card) => points.some((point) => holds(card, point)));
}

function wayAround(edge: SceneEdge, direct: Curve, cards: readonly Bounds[]): Curve {
  const hit = cardsHit(direct, cards);
  const [first, ...others] = hit;
  if (!first) return direct;
  const wall = others.reduce(unite, first);
  const from = { x: edge.x1, y: edge.y1 };
  const to = { x: edge.x2, y: edge.y2 };
  const left = wall.x - passing;
  const right = wall.x + wall.width + passing;
  const isForward = to.x > from.x;
  if (isForward && (left < from.x || right > to.x)) return direct;
  const room = inflate(curveBounds(direct), detour);
  const middle = (from.y + to.y) / 2;
  const ways = [wall.y - passing, wall.y + wall.height + passing]
    .toSorted((one, other) => Math.abs(one - middle) - Math.abs(other - middle))
    .map((y) => [
      { x: isForward ? left : right, y },
      { x: isForward ? right : left, y },
    ])
    .map((points) => curveThrough(from, points, to))
    .filter((curve) => encloses(room, curveBounds(curve)));
  let best = direct;
  let fewest = hit.length;
  for (const way of ways) {
    const count = cardsHit(way, cards).length;
    if (count < fewest) {
      best = way;
      fewest = count;
    }
  }
  return best;
}

function findRoute(scene: Scene, edge: SceneEdge): Curve {
  const direct = curveBetween({ x: edge.x1, y: edge.y1 }, { x: edge.x2, y: edge.y2 });
  const area = curveBounds(direct);
  if (area.width > longest || area.height > longest) return direct;
  const cards: Bounds[] = [];
  const isOwn = (node: SceneNode) => node === edge.from || node === edge.to;
  scene.visitNodes(inflate(area, detour), (node) => {
    if (!isOwn(node)) cards.push(inflate(node, clearance));
  });
  return cards.length > most ? direct : wayAround(edge, direct, cards);
}

/** The curve of an edge: around the cards between its ends where that is cheap, else straight on. */
export function edgeCurve(scene: Scene, edge: SceneEdge): Curve {
  const version = scene.version();
  if (edge.route?.version === version) return edge.route.curve;
  const curve = findRoute(scene, edge);
  edge.route = { curve, version };
  return curve;
}
