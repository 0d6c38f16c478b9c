import {
  copyFileSync,
  existsSync,
  globSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { vanillaExtractPlugin } from '@vanilla-extract/esbuild-plugin';
import { build, type Options } from 'tsup';
import { bindMessagesInEsbuild } from './bindMessages.ts';
import { buildElement } from './buildElement.ts';
import { identifiers } from './classNames.ts';
import { run } from './run.ts';
import { workersPlugin } from './workersPlugin.ts';

type Manifest = {
  exports: Record<string, string>;
  publishConfig: { exports: Record<string, unknown>; bin?: Record<string, string> };
  /** Builds each module into a file of its own. */
  preserveModules?: boolean;
  /** Builds the custom element too. */
  hasElement?: boolean;
};

// Runs in the folder of the package, since esbuild keeps the working directory it was loaded in.
const manifest: Manifest = JSON.parse(readFileSync('package.json', 'utf8'));
const hasStyles = './styles.css' in manifest.publishConfig.exports;
const hasTokens = './tokens/*.json' in manifest.publishConfig.exports;

const exported = Object.entries(manifest.exports)
  .filter(
    ([subpath, source]) => /\.tsx?$/.test(source) && subpath in manifest.publishConfig.exports,
  )
  .map(([, source]) => source);

// A page that takes two components of a design system must not carry the others: each module of one
// that promises this stays a file of its own, and a consumer's bundler leaves out what nobody imports.
const modules = manifest.preserveModules
  ? globSync('./src/**/*.{ts,tsx}', {
      exclude: ['**/*.{test,stories,fixture,fixtures,css}.*', '**/testing/**'],
    })
  : [];

// A command is built from the file of the same name outside of `dist`.
const commands = Object.values(manifest.publishConfig.bin ?? {}).map((path) =>
  path.replace('./dist/', './').replace(/\.js$/, '.ts'),
);

const entry = Object.fromEntries(
  [...new Set([...exported, ...commands, ...modules.map((path) => `./${path}`)])].map((source) => [
    source.replace(/^\.\/(?:src\/)?/, '').replace(/\.tsx?$/, ''),
    source,
  ]),
);

rmSync('dist', { recursive: true, force: true });

const workers = new Map<string, string>();

const options: Options = {
  format: ['esm'],
  target: 'es2022',
  outDir: 'dist',
  dts: false,
  minify: true,
  silent: true,
  config: false,
  // Fonts and the style sheets of others travel inside our own.
  noExternal: [/^@fontsource-variable\//, /\.css$/],
  loader: { '.woff2': 'copy' },
  esbuildOptions(options) {
    options.assetNames = 'fonts/[name]';
  },
  esbuildPlugins: [
    bindMessagesInEsbuild(),
    workersPlugin(workers),
    ...(hasStyles ? [vanillaExtractPlugin({ identifiers })] : []),
  ],
};

await build({ ...options, entry, sourcemap: true, splitting: true });

// A worker holds all it needs: it is fetched by its address, where nobody resolves names.
if (workers.size > 0) {
  await build({
    entry: Object.fromEntries(workers),
    format: ['esm'],
    target: 'es2022',
    // Without it, dependencies come as for Node, with imports that no browser has.
    platform: 'browser',
    outDir: 'dist',
    clean: false,
    dts: false,
    minify: true,
    splitting: false,
    silent: true,
    config: false,
    noExternal: [/./],
  });
}

// What is loaded later must not come without its styles: no module fetches a sheet by itself. Its own sheet repeats
// those of what it shares with others, so the whole package is bundled once more, where each rule stands once.
const entrySheets = new Set(Object.keys(entry).map((base) => `dist/${base}.css`));
const laterSheets = globSync('dist/*.css').filter((sheet) => !entrySheets.has(sheet));
if (laterSheets.length > 0) {
  for (const sheet of laterSheets) rmSync(sheet);
  const outDir = 'dist/whole';
  await build({ ...options, entry: { index: './src/index.ts' }, splitting: false, outDir });
  renameSync(`${outDir}/index.css`, 'dist/index.css');
  rmSync(outDir, { recursive: true });
}

// Each entry point gets a style sheet of its own; the main one holds them all but those that are exported.
for (const base of Object.keys(entry)) {
  const sheet = `dist/${base}.css`;
  if (!existsSync(sheet)) continue;
  if (base === 'index') renameSync(sheet, 'dist/styles.css');
  else if (!(`./${base}.css` in manifest.publishConfig.exports)) rmSync(sheet);
}

// The style sheets were generated, so their source maps would show nobody anything.
for (const map of globSync('dist/**/*.css.map')) rmSync(map);
for (const sheet of globSync('dist/*.css')) {
  const css = readFileSync(sheet, 'utf8');
  writeFileSync(sheet, css.replaceAll(/\/\*# sourceMappingURL=.*? \*\//g, ''));
}

// The licence of a font goes wherever the font goes.
if (existsSync('dist/fonts')) {
  for (const font of readdirSync('node_modules/@fontsource-variable')) {
    copyFileSync(
      `node_modules/@fontsource-variable/${font}/LICENSE`,
      `dist/fonts/${font}.LICENSE.txt`,
    );
  }
}

if (manifest.hasElement) await buildElement('dist');

// Between such modules esbuild leaves imports for effect alone, and these have none. Spaces in their place
// keep the source maps true.
if (manifest.preserveModules) {
  for (const file of globSync('dist/**/*.js')) {
    const code = readFileSync(file, 'utf8');
    const withoutThem = code.replaceAll(/import"\.{1,2}\/[^"]+";/g, (found) =>
      ' '.repeat(found.length),
    );
    writeFileSync(file, withoutThem);
  }
}

const codes = [
  hasTokens ? await run(['node', 'scripts/designTokens/writeDesignTokens.ts']) : 0,
  await run(['tsc', '--project', 'tsconfig.build.json']),
];
process.exitCode = Math.max(...codes);
