import { defineConfig } from '@playwright/test';
import { launchArguments } from '../scripts/browser.ts';

export default defineConfig({
  testDir: './flows',
  outputDir: '../.reports/e2e',
  fullyParallel: false,
  // Each worker has a server, a database and a browser of its own.
  workers: 2,
  retries: 0,
  forbidOnly: true,
  timeout: 120_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['json', { outputFile: '../.reports/e2e.json' }]],
  use: {
    browserName: 'chromium',
    locale: 'ru-RU',
    viewport: { width: 1360, height: 800 },
    trace: 'retain-on-failure',
    screenshot: 'only-on-failure',
    launchOptions: {
      args: launchArguments,
      ...(process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {}),
    },
  },
});
