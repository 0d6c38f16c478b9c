import { existsSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { vanillaExtractPlugin } from '@vanilla-extract/esbuild-plugin';
import { build } from 'tsup';
import { run } from './run.ts';

type Manifest = {
  exports: Record<string, string>;
  publishConfig: { exports: Record<string, unknown> };
};

// Runs in the folder of the package, since esbuild keeps the working directory it was loaded in.
const manifest: Manifest = JSON.parse(readFileSync('package.json', 'utf8'));
const hasStyles = './styles.css' in manifest.publishConfig.exports;

const entry = Object.fromEntries(
  Object.entries(manifest.exports)
    .filter(
      ([subpath, source]) => /\.tsx?$/.test(source) && subpath in manifest.publishConfig.exports,
    )
    .map(([, source]) => [source.replace('./src/', '').replace(/\.tsx?$/, ''), source]),
);

rmSync('dist', { recursive: true, force: true });

await build({
  entry,
  format: ['esm'],
  target: 'es2022',
  outDir: 'dist',
  dts: false,
  minify: true,
  splitting: true,
  silent: true,
  config: false,
  // Fonts and the style sheets of others travel inside our own.
  noExternal: [/^@fontsource-variable\//, /\.css$/],
  loader: { '.woff2': 'copy' },
  esbuildOptions(options) {
    options.assetNames = 'fonts/[name]';
  },
  esbuildPlugins: hasStyles ? [vanillaExtractPlugin()] : [],
});

// Each entry point gets a style sheet of its own; the main one holds them all.
for (const base of Object.keys(entry)) {
  const sheet = `dist/${base}.css`;
  if (!existsSync(sheet)) continue;
  if (base === 'index') renameSync(sheet, 'dist/styles.css');
  else rmSync(sheet);
}

process.exitCode = await run(['tsc', '--project', 'tsconfig.build.json']);
