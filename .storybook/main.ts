import type { StorybookConfig } from '@storybook/react-vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { componentApi } from './componentApi/plugin.ts';
import { words } from './words/plugin.ts';

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: [
    './words/*.stories.tsx',
    '../packages/*/src/**/*.stories.tsx',
    '../apps/site/src/**/*.stories.tsx',
  ],
  staticDirs: ['./public'],
  addons: [
    '@storybook/addon-docs',
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
    'msw-storybook-addon',
  ],
  core: { disableTelemetry: true },
  typescript: { reactDocgen: false },
  viteFinal: (vite) => ({
    ...vite,
    plugins: [...(vite.plugins ?? []), vanillaExtractPlugin(), componentApi(), words()],
    optimizeDeps: {
      ...vite.optimizeDeps,
      // Pre-bundled, because a dependency found during a test would reload its page.
      include: [
        ...(vite.optimizeDeps?.include ?? []),
        'axe-core',
        'storybook/internal/core-events',
        'storybook/viewport',
        '@dreamfork/ui > @vanilla-extract/recipes/createRuntimeFn',
        '@dreamfork/ui > @vanilla-extract/sprinkles/createRuntimeSprinkles',
        '@dreamfork/ui > d3-array',
        '@dreamfork/ui > d3-shape',
        '@dreamfork/ui > react-easy-crop',
        '@dreamfork/editor > elkjs/lib/elk-api.js',
        '@dreamfork/editor > elkjs/lib/elk-worker.min.js',
        '@dreamfork/story > fflate',
        '@dreamfork/story > parse5',
      ],
    },
  }),
};

export default config;
