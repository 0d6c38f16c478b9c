import { defineConfig } from '@playwright/test';
import { launchArguments } from '../scripts/browser.ts';
import { testLimit, waitLimit } from '../scripts/timeLimits.ts';
import type { WorkerFixtures } from './support/test.ts';

export default defineConfig<object, WorkerFixtures>({
  testDir: './flows',
  outputDir: '../.reports/e2e',
  fullyParallel: false,
  // Each worker has its own server, database and browser.
  workers: 2,
  retries: 0,
  forbidOnly: true,
  timeout: testLimit,
  expect: { timeout: waitLimit },
  reporter: [['list'], ['json', { outputFile: '../.reports/e2e.json' }]],
  projects: [
    { name: 'product' },
    {
      name: 'object-storage',
      testMatch: 'media.spec.ts',
      use: { mediaStorage: 's3' },
    },
  ],
  use: {
    browserName: 'chromium',
    locale: 'ru-RU',
    viewport: { width: 1360, height: 800 },
    // The page is not filmed: a film of every flow takes a third of the run.
    trace: { mode: 'retain-on-failure', screenshots: false },
    screenshot: 'only-on-failure',
    launchOptions: {
      args: launchArguments,
      timeout: waitLimit,
      ...(process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {}),
    },
  },
});
