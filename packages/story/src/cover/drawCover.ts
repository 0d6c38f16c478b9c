import type { CoverMap } from './coverMap.ts';
import { mapCurve } from './mapCurve.ts';

/** A cover as SVG paths, and its points by what they stand for. */
export type CoverDrawing = {
  lines: string;
  path: string;
  start: [x: number, y: number] | null;
  ends: [x: number, y: number][];
  others: [x: number, y: number][];
};

const rounded = (value: number): number => Math.round(value * 10) / 10;

/** A line that leads less to the right is an arc, in units of the cover. */
const onward = 8;

/** The drawing of a map. Indices without a point, which only a damaged map has, are left out. */
export function drawCover({ points, lines, path, ends }: CoverMap): CoverDrawing {
  const between = (from: number, to: number): string => {
    const [one, other] = [points[from], points[to]];
    if (!one || !other) return '';
    const [x, y, ...rest] = mapCurve(one, other, onward).map(rounded);
    return `M${x} ${y}C${rest.join(' ')}`;
  };
  const start = path[0];
  const isPlain = (index: number) => index !== start && !ends.includes(index);
  return {
    lines: lines.map(([from, to]) => between(from, to)).join(''),
    path: path
      .slice(1)
      .map((to, index) => between(path[index] as number, to))
      .join(''),
    start: (start === undefined ? undefined : points[start]) ?? null,
    ends: ends.filter((end) => end !== start).flatMap((end) => (points[end] ? [points[end]] : [])),
    others: points.filter((_, index) => isPlain(index)),
  };
}
