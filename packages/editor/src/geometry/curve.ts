import type { Position } from '@dreamfork/story';
import type { Bounds } from './bounds.ts';

/** Cubic curves end to end: a first point, then two controls and a point for each piece. */
export type Curve = readonly number[];

/** The same where it goes on to be drawn. */
type Numbers = { readonly [index: number]: number; readonly length: number };

/** A level piece of a detour. */
export type Stretch = { readonly y: number; readonly left: number; readonly right: number };

/** How far a curve leaves its handle before it turns, for a span of that length. */
const reach = (span: number): number => (span >= 0 ? span / 2 : 6.25 * Math.sqrt(-span));

/** From a right-hand handle to a left-hand one. */
export function curveBetween(from: Position, to: Position): Curve {
  const bend = reach(to.x - from.x);
  return [from.x, from.y, from.x + bend, from.y, to.x - bend, to.y, to.x, to.y];
}

/** From a right-hand handle along a level stretch to a left-hand handle further right. */
export function curveOnward(from: Position, stretch: Stretch, to: Position): Curve {
  const { y, left, right } = stretch;
  const out = (left - from.x) / 2;
  const back = (to.x - right) / 2;
  return [
    ...[from.x, from.y],
    ...[from.x + out, from.y, left - out, y, left, y],
    ...[left, y, right, y, right, y],
    ...[right + back, y, to.x - back, to.y, to.x, to.y],
  ];
}

/** How far a line that leads back swings out beside the cards it leaves and reaches. */
const swing = 48;

/** From a right-hand handle back along a level stretch to a left-hand handle further left. */
export function curveBack(from: Position, y: number, to: Position): Curve {
  return [
    ...[from.x, from.y],
    ...[from.x + swing, from.y, from.x + swing, y, from.x, y],
    ...[from.x, y, to.x, y, to.x, y],
    ...[to.x - swing, y, to.x - swing, to.y, to.x, to.y],
  ];
}

export function curveBounds(curve: Numbers): Bounds {
  let left = Number.POSITIVE_INFINITY;
  let top = Number.POSITIVE_INFINITY;
  let right = Number.NEGATIVE_INFINITY;
  let bottom = Number.NEGATIVE_INFINITY;
  for (let index = 0; index < curve.length; index += 2) {
    const x = curve[index] as number;
    const y = curve[index + 1] as number;
    if (x < left) left = x;
    if (x > right) right = x;
    if (y < top) top = y;
    if (y > bottom) bottom = y;
  }
  return { x: left, y: top, width: right - left, height: bottom - top };
}

const piecesOf = (curve: Curve): number => (curve.length - 2) / 6;

function pointOn(curve: Curve, piece: number, t: number): Position {
  const at = piece * 6;
  const s = 1 - t;
  const [a, b, c, d] = [s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t];
  const along = (offset: number): number =>
    a * (curve[at + offset] as number) +
    b * (curve[at + offset + 2] as number) +
    c * (curve[at + offset + 4] as number) +
    d * (curve[at + offset + 6] as number);
  return { x: along(0), y: along(1) };
}

/** The point half-way along the middle piece. */
export function middleOf(curve: Curve): Position {
  const pieces = piecesOf(curve);
  return pointOn(curve, Math.floor(pieces / 2), pieces % 2 === 0 ? 0 : 0.5);
}

/** The middle of the first piece, and the angle at which the curve goes on there. */
export function curveDirection(curve: Curve): Position & { angle: number } {
  const [before, after] = [pointOn(curve, 0, 0.48), pointOn(curve, 0, 0.52)];
  const angle = Math.atan2(after.y - before.y, after.x - before.x);
  return { ...pointOn(curve, 0, 0.5), angle };
}

/** Points along the curve, its ends included, so many to a piece. */
export function pointsAlong(curve: Curve, steps: number): Position[] {
  const points = [pointOn(curve, 0, 0)];
  for (let piece = 0; piece < piecesOf(curve); piece += 1) {
    for (let step = 1; step <= steps; step += 1) points.push(pointOn(curve, piece, step / steps));
  }
  return points;
}

function distanceToLine(point: Position, from: Position, to: Position): number {
  const x = to.x - from.x;
  const y = to.y - from.y;
  const length = x * x + y * y;
  const t = length === 0 ? 0 : ((point.x - from.x) * x + (point.y - from.y) * y) / length;
  const near = Math.max(0, Math.min(1, t));
  return Math.hypot(point.x - from.x - near * x, point.y - from.y - near * y);
}

/** How far a point is from a curve. */
export function distanceTo(curve: Curve, point: Position): number {
  const points = pointsAlong(curve, 24);
  let distance = Number.POSITIVE_INFINITY;
  for (let index = 1; index < points.length; index += 1) {
    const from = points[index - 1] as Position;
    distance = Math.min(distance, distanceToLine(point, from, points[index] as Position));
  }
  return distance;
}

/** Anything that takes a path: a canvas, or a Path2D. */
export type PathSink = Pick<CanvasPath, 'moveTo' | 'bezierCurveTo'>;

export function traceCurve(sink: PathSink, curve: Numbers): void {
  const at = (index: number): number => curve[index] as number;
  sink.moveTo(at(0), at(1));
  for (let next = 2; next + 5 < curve.length; next += 6) {
    sink.bezierCurveTo(
      at(next),
      at(next + 1),
      at(next + 2),
      at(next + 3),
      at(next + 4),
      at(next + 5),
    );
  }
}

/** The curve as the `d` of an SVG path. */
export function pathOf(curve: Curve): string {
  let path = `M${curve[0]} ${curve[1]}`;
  for (let at = 2; at < curve.length; at += 6) path += `C${curve.slice(at, at + 6).join(' ')}`;
  return path;
}
