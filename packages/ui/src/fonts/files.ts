import { type Face, faces } from './faces.ts';
import { fullFiles, subsets, unicodeRange } from './subsets.ts';

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
