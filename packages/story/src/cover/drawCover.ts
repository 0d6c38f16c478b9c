import type { CoverMap } from './coverMap.ts';

/** A cover as SVG paths, and its points by what they stand for. */
export type CoverDrawing = {
  lines: string;
  path: string;
  start: [x: number, y: number] | null;
  ends: [x: number, y: number][];
  others: [x: number, y: number][];
};

type Point = CoverMap['points'][number];

/** A connection as on the canvas: it leaves and arrives horizontally. One that leads down, up or back is an arc. */
function curve([fromX, fromY]: Point, [toX, toY]: Point): string {
  const [across, down] = [toX - fromX, toY - fromY];
  if (across < 8) {
    const aside = [(fromX + toX) / 2 + down / 4, (fromY + toY) / 2 - across / 4];
    return `M${fromX} ${fromY}Q${aside.join(' ')} ${toX} ${toY}`;
  }
  const pull = across / 2;
  return `M${fromX} ${fromY}C${fromX + pull} ${fromY} ${toX - pull} ${toY} ${toX} ${toY}`;
}

/** The drawing of a map. Indices without a point, which only a damaged map has, are left out. */
export function drawCover({ points, lines, path, ends }: CoverMap): CoverDrawing {
  const between = (from: number, to: number): string => {
    const [one, other] = [points[from], points[to]];
    return one && other ? curve(one, other) : '';
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
