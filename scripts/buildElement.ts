import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/esbuild-plugin';
import { minify } from 'terser';
import { build, type Options } from 'tsup';
import { minify as compress } from 'vite';
import { ownNames } from './elementNames.ts';
import { elementStyles, longName, shortNames } from './elementStyles.ts';
import { iconNode, iconOutline } from './iconOutline.ts';

type Plugin = NonNullable<Options['esbuildPlugins']>[number];

const placeholder = 'styles of the element';

/** Almost everything runs before the first passage stands: browsers may make it ready while it comes in. */
const compileAtOnce = '//# allFunctionsCalledOnLoad';

/** Takes the outlines of Lucide's icons and leaves what makes components of them. */
const smallIcons: Plugin = {
  name: 'small icons',
  setup(bundler) {
    const maker = JSON.stringify(join(process.cwd(), 'src/element/createIcon.ts'));
    bundler.onLoad({ filter: /lucide-react.+\/(?:Icon|createLucideIcon)\.mjs$/ }, () => ({
      contents: 'export default null;',
    }));
    bundler.onLoad({ filter: /lucide-react.+icons.+\.mjs$/ }, ({ path }) => {
      const node = iconNode(readFileSync(path, 'utf8'));
      if (node.length === 0) return null;
      const outline = JSON.stringify(iconOutline(node));
      return {
        contents: `import { createIcon } from ${maker};
          export default /*#__PURE__*/ createIcon(${outline});`,
      };
    });
  },
};

const ownNamesAlone = new RegExp(`^(?:${ownNames.join('|')})$`);

const fonts = [
  'literata-latin-subset-opsz-normal',
  'literata-cyrillic-subset-opsz-normal',
  'literata-latin-subset-opsz-italic',
  'literata-cyrillic-subset-opsz-italic',
  'golos-text-latin-subset-wght-normal',
  'golos-text-cyrillic-subset-wght-normal',
  'unbounded-latin-subset-wght-normal',
  'unbounded-cyrillic-subset-wght-normal',
];

/**
 * Builds the custom element of the player: one classic script with its styles inside, a small runtime in
 * the place of React, and beside it the fonts that it fetches after the first passage. Runs in the
 * folder of the player.
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
    esbuildPlugins: [vanillaExtractPlugin({ identifiers: longName }), smallIcons],
    esbuildOptions(options) {
      const runtime = join(process.cwd(), 'src/element/runtime');
      options.alias = {
        react: join(runtime, 'index.ts'),
        'react/jsx-runtime': join(runtime, 'index.ts'),
        'react-aria-components': join(runtime, 'reactAria.ts'),
      };
      options.legalComments = 'none';
      options.charset = 'utf8';
    },
  });
  const styles = elementStyles(readFileSync(join(outDir, 'element.css'), 'utf8'));
  const names = shortNames(styles);
  const bundled = readFileSync(join(outDir, 'element.js'), 'utf8');
  if (!bundled.includes(JSON.stringify(placeholder))) {
    throw new Error(
      'The element has no place for its styles: element/index.ts must use them once.',
    );
  }
  // A bundle holds its constants as `var`, and those cannot be put where they are used.
  const constant = names(bundled).replaceAll(/\bvar (?=[\w$])/g, 'let ');
  const { code } = await compress('element.js', constant, {
    compress: { target: 'es2022' },
    codegen: { legalComments: 'none' },
  });
  const { code: shortest = '' } = await minify(code, {
    ecma: 2020,
    compress: {
      passes: 3,
      unsafe: true,
      toplevel: true,
      unsafe_arrows: true,
      pure_getters: true,
      lhs_constants: false,
    },
    // Browsers know some of the names too, of things that the script has no use for.
    mangle: { toplevel: true, properties: { regex: ownNamesAlone, builtins: true } },
    format: { comments: false },
  });
  const script = shortest.replace(/(["'`])styles of the element\1/, () =>
    JSON.stringify(names(styles)),
  );
  writeFileSync(join(outDir, 'element.js'), `${compileAtOnce}\n${script}`);
  rmSync(join(outDir, 'element.css'));
  mkdirSync(join(outDir, 'fonts'), { recursive: true });
  for (const font of fonts) {
    copyFileSync(`../ui/src/fonts/generated/${font}.woff2`, join(outDir, 'fonts', `${font}.woff2`));
  }
  for (const family of ['literata', 'golos-text', 'unbounded']) {
    copyFileSync(
      `../ui/node_modules/@fontsource-variable/${family}/LICENSE`,
      join(outDir, 'fonts', `${family}.LICENSE.txt`),
    );
  }
}

if (import.meta.main) await buildElement(process.argv[2] ?? 'dist');
