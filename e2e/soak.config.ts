import { defineConfig } from '@playwright/test';
import flows from './playwright.config.ts';

/** Several authors write for minutes, in browsers of their own: `npm run soak-together`. */
export default defineConfig({
  ...flows,
  testDir: './soak',
  outputDir: '../.reports/soak-together',
  projects: [{ name: 'soak-together' }],
  workers: 1,
  retries: 0,
  reporter: [['list'], ['json', { outputFile: '../.reports/soak-together.json' }]],
  // High enough for the list of all nodes, of which only the rows in view are there.
  use: { ...flows.use, trace: 'off', viewport: { width: 1360, height: 1500 } },
});
