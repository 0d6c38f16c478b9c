import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** A script in the place of the built player's. */
export const playerScript = 'void "</script><!--";';

const fonts = [
  'literata-latin-subset-opsz',
  'literata-cyrillic-subset-opsz',
  'golos-text-latin-subset-wght',
  'golos-text-cyrillic-subset-wght',
  'alegreya-latin-subset-wght',
  'alegreya-cyrillic-subset-wght',
  'jetbrains-mono-latin-subset-wght',
  'jetbrains-mono-cyrillic-subset-wght',
];

/** Writes the files of a built player. */
export async function writePlayer(directory: string): Promise<void> {
  await mkdir(join(directory, 'fonts'), { recursive: true });
  await writeFile(join(directory, 'element.js'), playerScript);
  for (const font of fonts) {
    await writeFile(join(directory, 'fonts', `${font}-normal.woff2`), `face ${font}`);
  }
}
