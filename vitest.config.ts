import { resolve } from 'node:path';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { launchArguments } from './scripts/browser.ts';
import { identifiers } from './scripts/classNames.ts';
import { comparePictures } from './scripts/comparePictures.ts';
import { picturesFolder, reportFolder, takesAllPictures } from './scripts/pictures.ts';
import { isFullRun } from './scripts/testScope.ts';
import { testLimit, waitLimit } from './scripts/timeLimits.ts';

declare module 'vitest/browser' {
  interface ScreenshotComparatorRegistry {
    /** Tolerates the smoothing of edges and nothing else. */
    smoothing: Record<never, never>;
  }
}

type Conditions = { reducedMotion?: 'reduce'; forcedColors?: 'active'; hasTouch?: boolean };

/**
 * Tests clean up after themselves, so their files may share one page or process: loading the preview anew
 * for each of a hundred files took longer than all stories together, and loading the modules anew for each
 * of two hundred as long as all unit tests.
 */
const isolate = false;

/** The summary names what passed at its second try: such a test waits for too little, or for the clock. */
const retry = 1;

const limits = { testTimeout: testLimit, hookTimeout: testLimit };

/** A browser object of its own for each project: a shared one mixes up their names. */
const browser = (contextOptions: Conditions = {}, ...moreArguments: string[]) => ({
  enabled: true,
  headless: true,
  connectTimeout: testLimit,
  provider: playwright({
    launchOptions: {
      args: [...launchArguments, ...moreArguments],
      timeout: testLimit,
      ...(process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {}),
    },
    contextOptions,
  }),
  instances: [{ browser: 'chromium' as const }],
});

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          environment: 'node',
          isolate,
          include: [
            'packages/*/{src,scripts}/**/*.test.ts',
            'apps/server/test/**/*.test.ts',
            'apps/site/src/**/*.test.ts',
            'scripts/**/*.test.ts',
            'docs/**/*.test.ts',
            'bench/**/*.test.ts',
          ],
          globalSetup: [
            'apps/server/test/support/cached-workers.ts',
            'apps/server/test/support/postgres-templates.ts',
          ],
          ...limits,
          retry,
          expect: { poll: { timeout: waitLimit } },
        },
      },
      {
        plugins: [
          storybookTest({ configDir: '.storybook' }),
          vanillaExtractPlugin({ identifiers }),
        ],
        test: {
          name: 'storybook',
          isolate,
          env: isFullRun ? { STORYBOOK_FULL: 'true' } : {},
          ...limits,
          retry,
          // A story looks at what is there, not at how it fades in.
          browser: browser({ reducedMotion: 'reduce' }),
        },
      },
      {
        plugins: [
          storybookTest({ configDir: '.storybook', tags: { include: ['visual', 'conditions'] } }),
          vanillaExtractPlugin({ identifiers }),
        ],
        test: {
          name: 'conditions',
          isolate,
          ...limits,
          setupFiles: ['.storybook/conditions.setup.ts'],
          env: { STORYBOOK_VISUAL: 'true', STORYBOOK_CONDITIONS: 'true' },
          browser: browser({ reducedMotion: 'reduce', forcedColors: 'active', hasTouch: true }),
        },
      },
      {
        plugins: [
          storybookTest({
            configDir: '.storybook',
            tags: { include: ['visual', 'panel', ...(takesAllPictures ? ['screen'] : [])] },
          }),
          vanillaExtractPlugin({ identifiers }),
        ],
        test: {
          name: 'visual',
          isolate,
          setupFiles: ['.storybook/visual.setup.ts'],
          env: {
            STORYBOOK_VISUAL: 'true',
            ...(takesAllPictures ? { STORYBOOK_ALL_PICTURES: 'true' } : {}),
          },
          ...limits,
          browser: {
            // What is drawn over a part of an old picture can differ from it at the edges.
            ...browser({ reducedMotion: 'reduce' }, '--disable-partial-raster'),
            screenshotFailures: false,
            expect: {
              toMatchScreenshot: {
                comparatorName: 'smoothing',
                timeout: waitLimit,
                comparators: { smoothing: comparePictures },
                resolveScreenshotPath: ({ root, arg, ext }) =>
                  resolve(root, picturesFolder, `${arg}${ext}`),
                resolveDiffPath: ({ root, arg, ext }) => `${root}/${reportFolder}/${arg}${ext}`,
              },
            },
          },
        },
      },
    ],
  },
});
