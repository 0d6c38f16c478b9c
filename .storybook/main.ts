import { fileURLToPath } from 'node:url';
import type { StorybookConfig } from '@storybook/react-vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { mergeAlias } from 'vite';
import { identifiers } from '../scripts/classNames.ts';
import { withPublishedTypes } from './componentApi/manifest.ts';
import { componentApi } from './componentApi/plugin.ts';
import { managerHead, previewHead } from './heads.ts';
import { source } from './sourcePlugin.ts';

/** `experimental_manifests` has no type in Storybook yet. */
type WithManifests = StorybookConfig & { experimental_manifests: typeof withPublishedTypes };

const config: WithManifests = {
  framework: '@storybook/react-vite',
  stories: [
    '../docs/*/*.stories.tsx',
    '../packages/*/src/**/*.stories.tsx',
    '../apps/site/src/**/*.stories.tsx',
  ],
  staticDirs: [
    './public',
    '../apps/site/public',
    { from: '../packages/ui/src/fonts/generated', to: '/fonts' },
  ],
  managerHead,
  previewHead,
  addons: [
    '@storybook/addon-docs',
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
    '@storybook/addon-mcp',
  ],
  core: { disableTelemetry: true },
  features: { componentsManifest: true },
  // Neither docgen of Storybook: `false` would still run the slower one for the manifest.
  typescript: { reactDocgen: 'none' as unknown as false },
  experimental_manifests: withPublishedTypes,
  viteFinal: (vite) => ({
    ...vite,
    plugins: [
      ...(vite.plugins ?? []),
      vanillaExtractPlugin({ identifiers }),
      componentApi(),
      source(),
    ],
    build: {
      ...vite.build,
      rolldownOptions: {
        ...vite.build?.rolldownOptions,
        output: {
          // Storybook's own interface takes its fonts from the same addresses.
          assetFileNames: ({ names }) =>
            names[0]?.endsWith('.woff2')
              ? 'fonts/[name][extname]'
              : 'assets/[name]-[hash][extname]',
          // What most pages share is one file instead of one for each module.
          codeSplitting: {
            groups: [
              {
                name: 'ui',
                test: /packages\/ui\/src|react-(aria|stately)/,
                minShareCount: 100,
              },
            ],
          },
        },
      },
    },
    // The worker that reads files loads the parser of ink only when it needs it.
    worker: { ...vite.worker, format: 'es' },
    resolve: {
      ...vite.resolve,
      alias: mergeAlias(vite.resolve?.alias, {
        '@testing-library/user-event': fileURLToPath(new URL('userEvent.ts', import.meta.url)),
      }),
    },
    optimizeDeps: {
      ...vite.optimizeDeps,
      // Pre-bundled, because a dependency found during a test would reload its page.
      include: [
        ...(vite.optimizeDeps?.include ?? []),
        'axe-core',
        'storybook/internal/core-events',
        'storybook/viewport',
        '@dreamfork/ui > @internationalized/date',
        '@dreamfork/ui > @vanilla-extract/recipes/createRuntimeFn',
        '@dreamfork/ui > @vanilla-extract/sprinkles/createRuntimeSprinkles',
        '@dreamfork/ui > colorjs.io',
        '@dreamfork/ui > d3-array',
        '@dreamfork/ui > react-easy-crop',
        '@dreamfork/editor > elkjs/lib/elk-api.js',
        '@dreamfork/editor > elkjs/lib/elk-worker.min.js',
        '@dreamfork/story > inkjs/compiler/Parser/InkParser',
        '@dreamfork/story > fflate',
        '@dreamfork/story > parse5',
      ],
    },
  }),
};

export default config;
