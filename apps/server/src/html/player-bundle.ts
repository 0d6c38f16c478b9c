import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The files of the player for a self-contained page. */
export type PlayerBundle = {
  /** The script of `<dreamfork-player>`. */
  script: string;
  /** Font-face rules with the fonts inlined. */
  fontFaces: string;
};

const families = [
  { family: 'Literata Variable', name: 'literata', axes: 'opsz' },
  { family: 'Golos Text Variable', name: 'golos-text', axes: 'wght' },
] as const;

// As in packages/player/src/element/loadFonts.ts, which fetches the same files.
const parts = [
  { part: 'latin', range: 'U+0000-00FF, U+2000-206F, U+2122, U+2190-2193, U+2212' },
  { part: 'cyrillic', range: 'U+0301, U+0400-045F, U+0490-0491, U+2116' },
] as const;

async function fontFace(
  directory: string,
  { family, name, axes }: (typeof families)[number],
  { part, range }: (typeof parts)[number],
): Promise<string> {
  const file = join(directory, 'fonts', `${name}-${part}-subset-${axes}-normal.woff2`);
  const bytes = (await readFile(file)).toString('base64');
  return `@font-face{font-family:"${family}";font-weight:400 600;font-display:swap;src:url(data:font/woff2;base64,${bytes}) format("woff2");unicode-range:${range}}`;
}

/** Reads the built player; undefined when it has not been built. */
export async function readPlayerBundle(directory: string): Promise<PlayerBundle | undefined> {
  try {
    const script = await readFile(join(directory, 'element.js'), 'utf8');
    const faces = families.flatMap((family) =>
      parts.map((part) => fontFace(directory, family, part)),
    );
    return { script, fontFaces: (await Promise.all(faces)).join('') };
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}
