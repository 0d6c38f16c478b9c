import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { build, type Rolldown } from 'vite';
import { bindMessagesInVite } from './bindMessages.ts';
import { elementStyles } from './elementStyles.ts';

const placeholder = '"styles of the element"';

const fonts = [
  'literata-latin-subset-opsz-normal',
  'literata-cyrillic-subset-opsz-normal',
  'literata-latin-subset-opsz-italic',
  'literata-cyrillic-subset-opsz-italic',
  'golos-text-latin-subset-wght-normal',
  'golos-text-cyrillic-subset-wght-normal',
  'alegreya-latin-subset-wght-normal',
  'alegreya-cyrillic-subset-wght-normal',
  'jetbrains-mono-latin-subset-wght-normal',
  'jetbrains-mono-cyrillic-subset-wght-normal',
  'unbounded-latin-subset-wght-normal',
  'unbounded-cyrillic-subset-wght-normal',
];

/** Class names of two or three signs: nothing else lives in the shadow tree. No selector holds `_` itself. */
function shortNames(): (options: { hash: string }) => string {
  const names = new Map<string, string>();
  return ({ hash }) => {
    const name = names.get(hash) ?? `_${names.size.toString(36)}`;
    names.set(hash, name);
    return name;
  };
}

async function bundle(): Promise<{ script: string; styles: string }> {
  const source = (file: string): string => join(process.cwd(), 'src/element', file);
  const outputs = (await build({
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    plugins: [bindMessagesInVite(), vanillaExtractPlugin({ identifiers: shortNames() })],
    // `createElement` is part of Preact's core, and its calls are shorter than those of the JSX runtime.
    // Whatever NODE_ENV is: the development transform would import React's own.
    oxc: {
      jsx: { runtime: 'classic', development: false },
      jsxInject: "import * as React from 'react'",
    },
    define: { dreamforkStyles: placeholder, 'process.env.NODE_ENV': '"production"' },
    resolve: {
      alias: [
        { find: /^react$/, replacement: source('react.ts') },
        { find: /^react-aria-components(\/.*)?$/, replacement: source('reactAria.ts') },
      ],
    },
    build: {
      write: false,
      target: 'es2022',
      minify: 'terser',
      terserOptions: { compress: { passes: 2 } },
      lib: { entry: source('index.ts'), formats: ['iife'], name: 'dreamforkPlayer' },
    },
  })) as Rolldown.RolldownOutput[];
  const files = outputs.flatMap(({ output }) => output);
  const script = files.find((file) => file.type === 'chunk')?.code;
  const styles = files.find(({ fileName }) => fileName.endsWith('.css'));
  if (script === undefined || styles?.type !== 'asset') {
    throw new Error('The build of the element gave no script or no style sheet.');
  }
  return { script, styles: elementStyles(styles.source.toString()) };
}

/**
 * Builds the custom element of the player: one classic script with its styles inside and Preact in the
 * place of React, and beside it the fonts that it fetches after the first passage. Runs in the folder of
 * the player.
 */
export async function buildElement(outDir: string): Promise<void> {
  const { script, styles } = await bundle();
  const [before, after, ...more] = script.split(placeholder);
  if (before === undefined || after === undefined || more.length > 0) {
    throw new Error('element/index.ts must use the styles of the element exactly once.');
  }
  mkdirSync(join(outDir, 'fonts'), { recursive: true });
  writeFileSync(join(outDir, 'element.js'), before + JSON.stringify(styles) + after);
  for (const font of fonts) {
    copyFileSync(`../ui/src/fonts/generated/${font}.woff2`, join(outDir, 'fonts', `${font}.woff2`));
  }
  for (const family of ['literata', 'golos-text', 'unbounded', 'alegreya', 'jetbrains-mono']) {
    copyFileSync(
      `../ui/node_modules/@fontsource-variable/${family}/LICENSE`,
      join(outDir, 'fonts', `${family}.LICENSE.txt`),
    );
  }
}

if (import.meta.main) await buildElement(process.argv[2] ?? 'dist');
