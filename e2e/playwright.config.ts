import { defineConfig } from '@playwright/test';
import { launchArguments } from '../scripts/browser.ts';
import { isFullRun } from '../scripts/testScope.ts';
import { testLimit, waitLimit } from '../scripts/timeLimits.ts';
import type { WorkerFixtures } from './support/test.ts';

export default defineConfig<object, WorkerFixtures>({
  testDir: './flows',
  outputDir: '../.reports/e2e',
  // Shards (`--shard=1/2`) then have equally many flows; each flow has accounts of its own.
  fullyParallel: true,
  // Each worker has its own server, database and browser.
  workers: 2,
  // The summary names what passed at its second try.
  retries: 1,
  forbidOnly: true,
  timeout: testLimit,
  expect: { timeout: waitLimit },
  reporter: [['list'], ['json', { outputFile: '../.reports/e2e.json' }]],
  // `npm test` runs the flows that catch the most; `npm run test:all` runs them all.
  projects: isFullRun
    ? [
        { name: 'product' },
        { name: 'object-storage', grep: /dropped photograph/, use: { mediaStorage: 's3' } },
      ]
    : [{ name: 'product', grep: /@main/ }],
  use: {
    browserName: 'chromium',
    locale: 'ru-RU',
    actionTimeout: waitLimit,
    navigationTimeout: waitLimit,
    viewport: { width: 1360, height: 800 },
    // The page is not filmed: a film of every flow takes a third of the run.
    trace: { mode: 'retain-on-failure', screenshots: false },
    screenshot: 'only-on-failure',
    launchOptions: {
      args: launchArguments,
      timeout: testLimit,
      ...(process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {}),
    },
  },
});
