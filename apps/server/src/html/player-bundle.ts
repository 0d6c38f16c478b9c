import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { LookFace } from '@dreamfork/story';

/** The files of the player for a self-contained page. */
export type PlayerBundle = {
  /** The script of `<dreamfork-player>`. */
  script: string;
  /** Font-face rules with the fonts inlined, and those that only stories with such a look need. */
  fontFaces: string;
  lookFontFaces: Partial<Record<LookFace, string>>;
};

type Family = { family: string; name: string; axes: string };

const families: readonly Family[] = [
  { family: 'Literata Variable', name: 'literata', axes: 'opsz' },
  { family: 'Golos Text Variable', name: 'golos-text', axes: 'wght' },
];

const lookFamilies: Partial<Record<LookFace, Family>> = {
  antique: { family: 'Alegreya Variable', name: 'alegreya', axes: 'wght' },
  typewriter: { family: 'JetBrains Mono Variable', name: 'jetbrains-mono', axes: 'wght' },
};

// As in packages/player/src/element/loadFonts.ts, which fetches the same files.
const parts = [
  { part: 'latin', range: 'U+0000-00FF, U+2000-206F, U+2122, U+2190-2193, U+2212' },
  { part: 'cyrillic', range: 'U+0301, U+0400-045F, U+0490-0491, U+2116' },
] as const;

async function fontFacesOf(directory: string, { family, name, axes }: Family): Promise<string> {
  const rules = parts.map(async ({ part, range }) => {
    const file = join(directory, 'fonts', `${name}-${part}-subset-${axes}-normal.woff2`);
    const bytes = (await readFile(file)).toString('base64');
    return `@font-face{font-family:"${family}";font-weight:400 600;font-display:swap;src:url(data:font/woff2;base64,${bytes}) format("woff2");unicode-range:${range}}`;
  });
  return (await Promise.all(rules)).join('');
}

/** Reads the built player; undefined when it has not been built. */
export async function readPlayerBundle(directory: string): Promise<PlayerBundle | undefined> {
  try {
    const script = await readFile(join(directory, 'element.js'), 'utf8');
    const faces = await Promise.all(families.map((family) => fontFacesOf(directory, family)));
    const lookFaces = Object.entries(lookFamilies).map(
      async ([face, family]) => [face, await fontFacesOf(directory, family)] as const,
    );
    return {
      script,
      fontFaces: faces.join(''),
      lookFontFaces: Object.fromEntries(await Promise.all(lookFaces)),
    };
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}
