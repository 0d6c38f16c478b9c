import { type Bounds, encloses, overlaps } from './bounds.ts';
import { type Curve, curveBounds } from './curve.ts';

/** A piece that leaves the area is halved until it is no longer than this share of it, or so many times. */
const longest = 0.4;
const mostHalvings = 12;

/** Both halves of one cubic piece, by de Casteljau. */
function halves(piece: Curve): [Curve, Curve] {
  const middle = (points: Curve): number[] =>
    points.slice(2).map((value, index) => (value + (points[index] as number)) / 2);
  const once = middle(piece);
  const twice = middle(once);
  const thrice = middle(twice);
  const [from, to] = [piece.slice(0, 2), piece.slice(6)];
  return [
    [...from, ...once.slice(0, 2), ...twice.slice(0, 2), ...thrice],
    [...thrice, ...twice.slice(2), ...once.slice(4), ...to],
  ];
}

/**
 * The parts of a curve that come into an area, each a curve of its own. To dash a line right across a
 * big map takes longer than to draw all that can be seen of it.
 */
export function visibleParts(curve: Curve, area: Bounds): Curve[] {
  const parts: number[][] = [];
  const add = (piece: Curve, isJoined: boolean) => {
    if (isJoined) parts.at(-1)?.push(...piece.slice(2));
    else parts.push([...piece]);
  };
  let isJoined = false;
  const look = (piece: Curve, halvings: number) => {
    const bounds = curveBounds(piece);
    if (!overlaps(bounds, area)) {
      isJoined = false;
      return;
    }
    const isShort = bounds.width <= longest * area.width && bounds.height <= longest * area.height;
    if (isShort || encloses(area, bounds) || halvings === 0) {
      add(piece, isJoined);
      isJoined = true;
      return;
    }
    for (const half of halves(piece)) look(half, halvings - 1);
  };
  for (let at = 0; at + 8 <= curve.length; at += 6) look(curve.slice(at, at + 8), mostHalvings);
  return parts;
}
