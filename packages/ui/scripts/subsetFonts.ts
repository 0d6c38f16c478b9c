import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { faces } from '../src/fonts/faces.ts';
import { fullFile, subsetFile, subsets } from '../src/fonts/files.ts';

// Runs when the workspace is installed: cuts the small font files out of those of the fontsource
// packages, so that no font lies in the repository.
const fonts = join(import.meta.dirname, '../src/fonts');
const folder = join(fonts, 'generated');
const stamp = join(folder, 'recipe.txt');
const { resolve } = createRequire(join(fonts, 'files.ts'));

/** Kerning, accents, ligatures and tabular figures; the rest would cost half as much again. */
const keepFeatures = ['kern', 'mark', 'ccmp', 'liga', 'tnum'];

const jobs = faces.flatMap((face) =>
  face.styles.flatMap((style) =>
    subsets.map(({ name, from, characters }) => ({
      source: resolve(fullFile(face, from, style)),
      target: join(fonts, subsetFile(face, name, style)),
      characters,
      variationAxes: face.keep,
    })),
  ),
);

const recipe = createHash('sha256')
  .update(JSON.stringify({ keepFeatures, jobs }))
  .update(readFileSync(import.meta.filename))
  .digest('hex');

const isDone =
  existsSync(stamp) &&
  readFileSync(stamp, 'utf8') === recipe &&
  jobs.every(({ target }) => existsSync(target));

if (!isDone) {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const { source, target, characters, variationAxes } of jobs) {
    const font = await subsetFont(readFileSync(source), characters, {
      targetFormat: 'woff2',
      noHinting: true,
      keepFeatures,
      variationAxes,
    });
    writeFileSync(target, font);
  }
  writeFileSync(stamp, recipe);
}
