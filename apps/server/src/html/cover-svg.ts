import { type CoverMap, coverSize, drawCover } from '@dreamfork/story';

/** Pixels of the picture that messengers show. */
export const coverPicture = { width: 1200, height: 675 } as const;

// The colours of the light theme: a messenger has none of its own.
const colour = {
  paper: '#FFFFFF',
  cell: '#D9E4EE',
  ink: '#172033',
  faded: '#8792A8',
  accent: '#3A2FC9',
} as const;

const cell = 5;

function grid({ width, height }: typeof coverSize): string {
  const columns = Array.from(
    { length: width / cell - 1 },
    (_, n) => `M${(n + 1) * cell} 0V${height}`,
  );
  const rows = Array.from({ length: height / cell - 1 }, (_, n) => `M0 ${(n + 1) * cell}H${width}`);
  return `<path d="${[...columns, ...rows].join('')}" stroke="${colour.cell}" stroke-width=".2"/>`;
}

const dots = (points: [number, number][], attributes: string): string =>
  points.map(([x, y]) => `<circle cx="${x}" cy="${y}" ${attributes}/>`).join('');

/** The drawn cover of a story as a picture of its own, on squared paper. */
export function coverSvg(map: CoverMap): string {
  const { lines, path, start, ends, others } = drawCover(map);
  const { width, height } = coverSize;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${coverPicture.width}" height="${coverPicture.height}" fill="none" stroke-linecap="round">`,
    `<rect width="${width}" height="${height}" fill="${colour.paper}"/>`,
    grid(coverSize),
    `<path d="${lines}" stroke="${colour.faded}" stroke-width=".5"/>`,
    `<path d="${path}" stroke="${colour.accent}" stroke-width="1"/>`,
    dots(others, `r="1.3" fill="${colour.ink}"`),
    dots(ends, `r="1.9" fill="${colour.paper}" stroke="${colour.ink}" stroke-width=".8"`),
    dots(start ? [start] : [], `r="2.6" fill="${colour.accent}"`),
    '</svg>',
  ].join('');
}
