import { existsSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { vanillaExtractPlugin } from '@vanilla-extract/esbuild-plugin';
import { build } from 'tsup';

type Manifest = {
  exports: Record<string, string>;
  publishConfig: { exports: Record<string, unknown> };
};

const name = process.argv[2];
if (!name) throw new Error('Say which package to build: node scripts/buildPackage.ts player');

process.chdir(`packages/${name}`);
const manifest: Manifest = JSON.parse(readFileSync('package.json', 'utf8'));
const hasStyles = './styles.css' in manifest.publishConfig.exports;

const entry = Object.fromEntries(
  Object.entries(manifest.exports)
    .filter(
      ([subpath, source]) => /\.tsx?$/.test(source) && subpath in manifest.publishConfig.exports,
    )
    .map(([, source]) => [source.replace('./src/', '').replace(/\.tsx?$/, ''), source]),
);

await build({
  entry,
  format: ['esm'],
  target: 'es2022',
  outDir: 'dist',
  dts: false,
  minify: true,
  splitting: true,
  clean: ['dist/**/*.js', 'dist/**/*.css'],
  silent: true,
  config: false,
  loader: { '.woff2': 'file' },
  esbuildPlugins: hasStyles ? [vanillaExtractPlugin()] : [],
});

// Each entry point gets a style sheet of its own; the main one holds them all.
for (const base of Object.keys(entry)) {
  const sheet = `dist/${base}.css`;
  if (!existsSync(sheet)) continue;
  if (base === 'index') renameSync(sheet, 'dist/styles.css');
  else rmSync(sheet);
}
