import type { StoryDocument, StoryNode } from '../schema/document.ts';
import { farthestPath } from './farthestPath.ts';

/** The size of a cover in its own units. */
export const coverSize = { width: 160, height: 90 } as const;

/** A cover has at most so many points and lines. */
export const coverPointsMaximum = 28;
export const coverLinesMaximum = 48;

/** The map of a story, small enough for a cover (SPEC Q16). */
export type CoverMap = {
  /** Whole coordinates within `coverSize`. */
  points: [x: number, y: number][];
  /** Pairs of indices of points. */
  lines: [from: number, to: number][];
  /** One path through the story: indices of points, the start first. */
  path: number[];
  /** Indices of the points with an end node. */
  ends: number[];
};

type Spot = { x: number; y: number };

const margin = { x: 20, y: 18 } as const;
const room = {
  width: coverSize.width - 2 * margin.x,
  height: coverSize.height - 2 * margin.y,
} as const;

/** One axis is stretched at most so much more than the other, so that a map stays recognisable. */
const stretchMaximum = 2.5;
const wobble = 3;

const canvasEnd = 10_000_000;
const onCanvas = (value: number): number => Math.min(canvasEnd, Math.max(-canvasEnd, value));

/** FNV-1a. */
export function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193) >>> 0;
  }
  return value;
}

/** Moves a point a little, by the id of its node: stories with the same arrangement differ. */
const wobbled = ({ x, y }: Spot, id: string): Spot => {
  const value = hash(id);
  return {
    x: x + ((value & 0xff) / 0xff - 0.5) * 2 * wobble,
    y: y + (((value >>> 8) & 0xff) / 0xff - 0.5) * 2 * wobble,
  };
};

/** The places of the nodes on the cover, in the arrangement of the author. */
function placeOnCover(nodes: readonly StoryNode[]): Spot[] {
  const spots = nodes.map(({ position }) => ({ x: onCanvas(position.x), y: onCanvas(position.y) }));
  let [left, top, right, bottom] = [canvasEnd, canvasEnd, -canvasEnd, -canvasEnd];
  for (const { x, y } of spots) {
    left = Math.min(left, x);
    right = Math.max(right, x);
    top = Math.min(top, y);
    bottom = Math.max(bottom, y);
  }
  const fitX = room.width / Math.max(right - left, 1);
  const fitY = room.height / Math.max(bottom - top, 1);
  const scaleX = Math.min(fitX, fitY * stretchMaximum);
  const scaleY = Math.min(fitY, fitX * stretchMaximum);
  const centre = { x: (left + right) / 2, y: (top + bottom) / 2 };
  return spots.map(({ x, y }) => ({
    x: coverSize.width / 2 + (x - centre.x) * scaleX,
    y: coverSize.height / 2 + (y - centre.y) * scaleY,
  }));
}

/** Merges spots that share a cell of a grid, in the finest grid with few enough cells in use. */
function mergeSpots(spots: readonly Spot[]): number[] {
  for (let cell = 4; ; cell *= 1.25) {
    const cells = new Map<string, number>();
    const merged = spots.map(({ x, y }) => {
      const key = `${Math.floor(x / cell)} ${Math.floor(y / cell)}`;
      const point = cells.get(key) ?? cells.size;
      cells.set(key, point);
      return point;
    });
    if (cells.size <= coverPointsMaximum) return merged;
  }
}

/** The points in the middle of the spots that were merged into them, whole and within the cover. */
function middleOf(spots: readonly Spot[], pointOf: readonly number[]): CoverMap['points'] {
  const sums: { x: number; y: number; count: number }[] = [];
  for (const [index, { x, y }] of spots.entries()) {
    const point = pointOf[index] as number;
    const sum = sums[point] ?? { x: 0, y: 0, count: 0 };
    sums[point] = { x: sum.x + x, y: sum.y + y, count: sum.count + 1 };
  }
  const within = (value: number, maximum: number) => Math.min(maximum, Math.max(0, value));
  return sums.map(({ x, y, count }) => [
    within(Math.round(x / count), coverSize.width),
    within(Math.round(y / count), coverSize.height),
  ]);
}

/** The lines between different points, those that stand for the most connections first. */
function linesBetween({ nodes, connections }: StoryDocument, pointOf: readonly number[]) {
  const points = new Map(nodes.map(({ id }, index) => [id, pointOf[index] as number]));
  const counts = new Map<number, number>();
  for (const { fromNodeId, toNodeId } of connections) {
    const from = points.get(fromNodeId);
    const to = points.get(toNodeId);
    if (from === undefined || to === undefined || from === to) continue;
    const key = from * coverPointsMaximum + to;
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return [...counts]
    .sort(([one, oneCount], [other, otherCount]) => otherCount - oneCount || one - other)
    .map(([key]): [number, number] => [
      Math.floor(key / coverPointsMaximum),
      key % coverPointsMaximum,
    ]);
}

/** As many lines as a cover holds: first those that lead to every point from the start, then the others. */
function keepLines(lines: [number, number][], start: number): [number, number][] {
  const reached = new Set([start]);
  const leading = new Set<[number, number]>();
  for (const point of reached) {
    for (const line of lines) {
      if (line[0] !== point || reached.has(line[1])) continue;
      reached.add(line[1]);
      leading.add(line);
    }
  }
  return [...leading, ...lines.filter((line) => !leading.has(line))].slice(0, coverLinesMaximum);
}

/**
 * The map of a story for its cover: the arrangement of its nodes, simplified to a bounded number of points and
 * lines. The same document gives the same map. Null for a story with fewer than two nodes or without a line.
 */
export function coverMap(story: StoryDocument): CoverMap | null {
  const { nodes, startNodeId } = story;
  if (nodes.length < 2) return null;
  const placed = placeOnCover(nodes);
  const pointOf = mergeSpots(placed);
  const wobbledSpots = placed.map((spot, index) => wobbled(spot, (nodes[index] as StoryNode).id));
  const points = middleOf(wobbledSpots, pointOf);
  const isEnd = new Set(pointOf.filter((_, index) => nodes[index]?.type === 'end'));
  const ends = [...isEnd].sort((one, other) => one - other);
  const start = pointOf[
    Math.max(
      0,
      nodes.findIndex(({ id }) => id === startNodeId),
    )
  ] as number;
  const lines = keepLines(linesBetween(story, pointOf), start);
  if (lines.length === 0) return null;
  const next = (point: number) => lines.flatMap(([from, to]) => (from === point ? [to] : []));
  const path = farthestPath(start, next, (point) => isEnd.has(point));
  return { points, lines, path, ends };
}
