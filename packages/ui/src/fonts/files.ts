import { type Face, faces } from './faces.ts';

const span = (first: number, last: number): string =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)).join(
    '',
  );

/** The files that the fonts come in, with the ranges their makers give them. */
const fullFiles = {
  'latin-ext':
    'U+0100-02BA, U+02BD-02C5, U+02C7-02CC, U+02CE-02D7, U+02DD-02FF, U+0304, U+0308, U+0329, U+1D00-1DBF, U+1E00-1E9F, U+1EF2-1EFF, U+2020, U+20A0-20AB, U+20AD-20C0, U+2113, U+2C60-2C7F, U+A720-A7FF',
  'cyrillic-ext': 'U+0460-052F, U+1C80-1C8A, U+20B4, U+2DE0-2DFF, U+A640-A69F, U+FE2E-FE2F',
  latin:
    'U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+0304, U+0308, U+0329, U+2000-206F, U+20AC, U+2122, U+2191, U+2193, U+2212, U+2215, U+FEFF, U+FFFD',
  cyrillic: 'U+0301, U+0400-045F, U+0490-0491, U+04B0-04B1, U+2116',
} as const;

type Subset = {
  name: string;
  from: keyof typeof fullFiles;
  characters: string;
  /** Spaces and joiners that no file draws: claimed, so that none of them fetches a full file. */
  blank?: string;
};

/** What nearly every page needs, cut out of the full files by `scripts/subsetFonts.ts`. */
export const subsets: readonly Subset[] = [
  { name: 'signs', from: 'latin-ext', characters: '₽†' },
  {
    name: 'latin',
    from: 'latin',
    characters: `${span(0x20, 0x7e)}\u00a0§«»©®°·×±–—‘’‚“”„•…‹›€™−↑↓`,
    blank: `${span(0x2000, 0x2012)}${span(0x2028, 0x202f)}${span(0x205f, 0x206f)}\u00ad\ufeff`,
  },
  {
    name: 'cyrillic',
    from: 'cyrillic',
    characters: `${span(0x410, 0x44f)}ЁёІіЇїЄєҐґЎў№\u0301`,
  },
];

/** The characters as a CSS `unicode-range`. */
export function unicodeRange(characters: string): string {
  const points = Array.from(new Set(characters), (character) => character.codePointAt(0) ?? 0);
  const spans: [number, number][] = [];
  for (const point of points.sort((one, other) => one - other)) {
    const last = spans.at(-1);
    if (last && point === last[1] + 1) last[1] = point;
    else spans.push([point, point]);
  }
  const hex = (point: number) => point.toString(16).toUpperCase().padStart(4, '0');
  return spans
    .map(([first, last]) => (first === last ? `U+${hex(first)}` : `U+${hex(first)}-${hex(last)}`))
    .join(', ');
}

export type FontFile = {
  family: string;
  style: Face['styles'][number];
  /** What of the script it holds: the name of a subset, or of a full file. */
  part: string;
  url: string;
  unicodeRange: string;
};

const fileName = (face: Face, part: string, style: string) =>
  `${face.package}-${part}-${face.axes}-${style}.woff2`;

export const fullFile = (face: Face, part: string, style: string): string =>
  `@fontsource-variable/${face.package}/files/${fileName(face, part, style)}`;

/** The small files stand beside this module once `scripts/subsetFonts.ts` has run. */
export const subsetFile = (face: Face, part: string, style: string): string =>
  `./generated/${fileName(face, `${part}-subset`, style)}`;

/** Every file of every face; where two claim a character, the browser takes the later one. */
export const fontFiles: readonly FontFile[] = faces.flatMap((face) =>
  face.styles.flatMap((style) => [
    ...Object.entries(fullFiles).map(([part, range]) => ({
      family: face.family,
      style,
      part,
      url: fullFile(face, part, style),
      unicodeRange: range,
    })),
    ...subsets.map(({ name, characters, blank = '' }) => ({
      family: face.family,
      style,
      part: `${name}-subset`,
      url: subsetFile(face, name, style),
      unicodeRange: unicodeRange(characters + blank),
    })),
  ]),
);
