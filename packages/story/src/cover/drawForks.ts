import type { PathFork } from '../play/pathForks.ts';
import { hash } from './coverMap.ts';
import { mapCurve } from './mapCurve.ts';

type Point = readonly [x: number, y: number];

/** The path of a reader as SVG paths and points, in the language of the covers. */
export type ForksDrawing = {
  width: number;
  height: number;
  /** The path, from its start over its forks to its end. */
  path: string;
  /** Short lines to where the reader did not go. */
  stubs: string;
  start: Point;
  forks: readonly Point[];
  /** The ends of the stubs. */
  others: readonly Point[];
  end: Point;
};

const width = 320;
const margin = 26;
const rowHeight = 72;
/** A longer path has more forks in a row, so that the drawing stays as high. */
const rowsMaximum = 4;
const inRow = 9;
/** Stubs on each side of a fork. */
const stubsMaximum = 5;
const sway = 14;
const wobble = 2;

const rounded = (value: number): number => Math.round(value * 10) / 10;

const clamped = (value: number, most: number): number => Math.min(most, Math.max(-most, value));

/** Rows run to the right and to the left in turn; a line to the left is that to the right in a mirror. */
function curve([fromX, fromY]: Point, [toX, toY]: Point, toTheLeft: boolean): string {
  const side = toTheLeft ? -1 : 1;
  const [x, y, ...rest] = mapCurve([fromX * side, fromY], [toX * side, toY], 2).map(
    (value, index) => rounded(index % 2 === 0 ? value * side : value),
  );
  return `M${x} ${y}C${rest.join(' ')}`;
}

/** From -1, the first option, to 1, the last one. */
const leaningOf = ({ options, taken }: PathFork): number =>
  options.length < 2 ? 0 : (2 * (taken ?? 0)) / (options.length - 1) - 1;

/**
 * Draws a path by its forks alone. At each it bends up or down as the option that was taken stands among the others;
 * these are short lines of one length, since nothing is told about where they lead (SPEC Q21).
 */
export function drawForks(forks: readonly PathFork[]): ForksDrawing {
  const places = forks.length + 2;
  const rows = Math.min(rowsMaximum, Math.ceil(places / inRow));
  const perRow = Math.ceil(places / rows);
  const gap = (width - 2 * margin) / (perRow - 1);
  const isLeftwards = (place: number): boolean => Math.floor(place / perRow) % 2 === 1;

  let offset = 0;
  const points = Array.from({ length: places }, (_, place): Point => {
    const before = forks[place - 2];
    offset = before ? clamped(offset / 2 + leaningOf(before) * sway, sway) : 0;
    const column = place % perRow;
    const x = margin + gap * (isLeftwards(place) ? perRow - 1 - column : column);
    const id = forks[place - 1]?.nodeId;
    const aside = id === undefined ? 0 : ((hash(id) & 0xff) / 0xff - 0.5) * 2 * wobble;
    return [rounded(x), rounded(rowHeight * (Math.floor(place / perRow) + 0.5) + offset + aside)];
  });

  const length = Math.min(gap * 0.55, 22);
  const stubs: { from: Point; to: Point; toTheLeft: boolean }[] = [];
  for (const [index, { options, taken }] of forks.entries()) {
    const from = points[index + 1] as Point;
    const toTheLeft = isLeftwards(index + 1);
    const above = taken ?? 0;
    for (const [side, count] of [
      [-1, above],
      [1, options.length - 1 - above],
    ] as const) {
      const drawn = Math.min(count, stubsMaximum);
      for (let stub = 1; stub <= drawn; stub++) {
        const x = from[0] + (toTheLeft ? -length : length);
        const y = from[1] + side * (6 + (13 * stub) / drawn);
        stubs.push({ from, to: [rounded(x), rounded(y)], toTheLeft });
      }
    }
  }
  return {
    width,
    height: rows * rowHeight,
    path: points
      .slice(1)
      .map((to, place) => curve(points[place] as Point, to, isLeftwards(place)))
      .join(''),
    stubs: stubs.map(({ from, to, toTheLeft }) => curve(from, to, toTheLeft)).join(''),
    start: points[0] as Point,
    forks: points.slice(1, -1),
    others: stubs.map(({ to }) => to),
    end: points.at(-1) as Point,
  };
}
