import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/esbuild-plugin';
import { build, type Options } from 'tsup';

type Plugin = NonNullable<Options['esbuildPlugins']>[number];

const placeholder = 'styles of the element';

/** The page decides what a rem is; the element's sizes stand on the reader's own text size instead. */
const withOwnSizes = (css: string): string =>
  css.replaceAll(/(?<![\w.])(\d*\.?\d+)rem\b/g, 'calc($1*var(--dreamfork-rem))');

/** Themes hold what the whole product needs: what no rule of the element asks for stays behind. */
function withoutUnused(css: string): string {
  const isUsed = (name: string): boolean => css.includes(`var(${name})`);
  const kept = css.replaceAll(/(--df-[\w-]+):[^;{}]+(;|(?=\}))/g, (rule, name: string) =>
    isUsed(name) ? rule : '',
  );
  return kept === css ? css : withoutUnused(kept);
}

/** Puts a few lines of ours in the place of what makes Lucide's icons. */
const smallIcons: Plugin = {
  name: 'small icons',
  setup(bundler) {
    // The names and keys of the parts of an icon, which never change places.
    bundler.onLoad({ filter: /lucide-react.+icons.+\.mjs$/ }, ({ path }) => ({
      contents: readFileSync(path, 'utf8').replaceAll(
        /,?\s*key: "\w+"|name: ".*",|size: 24,|,?\s*aliases: \[[^\]]*\]/g,
        '',
      ),
    }));
    bundler.onResolve({ filter: /createLucideIcon/ }, () => ({
      path: join(process.cwd(), 'src/element/createLucideIcon.ts'),
    }));
  },
};

const fonts = [
  'literata-latin-subset-opsz-normal',
  'literata-cyrillic-subset-opsz-normal',
  'literata-latin-subset-opsz-italic',
  'literata-cyrillic-subset-opsz-italic',
  'golos-text-latin-subset-wght-normal',
  'golos-text-cyrillic-subset-wght-normal',
];

/**
 * Builds the custom element of the player: one classic script with its styles inside, Preact in the
 * place of React, and beside it the fonts that it fetches after the first paint. Runs in the folder of
 * the player.
 */
export async function buildElement(outDir: string): Promise<void> {
  await build({
    entry: { element: 'src/element/index.ts' },
    format: ['iife'],
    outExtension: () => ({ js: '.js' }),
    target: 'es2022',
    outDir,
    dts: false,
    minify: true,
    treeshake: false,
    silent: true,
    config: false,
    noExternal: [/.*/],
    define: { dreamforkStyles: JSON.stringify(placeholder) },
    esbuildPlugins: [vanillaExtractPlugin({ identifiers: 'short' }), smallIcons],
    esbuildOptions(options) {
      const runtime = join(process.cwd(), 'src/element/runtime.ts');
      options.alias = {
        react: runtime,
        'react-aria-components': runtime,
        'react/jsx-runtime': 'preact/jsx-runtime',
      };
      options.legalComments = 'none';
      options.charset = 'utf8';
    },
  });
  const styles = withOwnSizes(
    withoutUnused(readFileSync(join(outDir, 'element.css'), 'utf8')).trim(),
  );
  const script = readFileSync(join(outDir, 'element.js'), 'utf8');
  if (!script.includes(JSON.stringify(placeholder))) {
    throw new Error(
      'The element has no place for its styles: element/index.ts must use them once.',
    );
  }
  writeFileSync(
    join(outDir, 'element.js'),
    script.replace(JSON.stringify(placeholder), () => JSON.stringify(styles)),
  );
  rmSync(join(outDir, 'element.css'));
  mkdirSync(join(outDir, 'fonts'), { recursive: true });
  for (const font of fonts) {
    copyFileSync(`../ui/src/fonts/generated/${font}.woff2`, join(outDir, 'fonts', `${font}.woff2`));
  }
  for (const family of ['literata', 'golos-text']) {
    copyFileSync(
      `../ui/node_modules/@fontsource-variable/${family}/LICENSE`,
      join(outDir, 'fonts', `${family}.LICENSE.txt`),
    );
  }
}

if (import.meta.main) await buildElement(process.argv[2] ?? 'dist');
