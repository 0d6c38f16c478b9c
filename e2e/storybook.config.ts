import { defineConfig } from '@playwright/test';
import flows from './playwright.config.ts';

/** Visits all docs pages of the built Storybook: `npm run e2e-storybook`. */
export default defineConfig({
  ...flows,
  testDir: './storybook',
  outputDir: '../.reports/e2e-storybook',
  projects: [{ name: 'storybook' }],
  workers: 1,
  reporter: [['list'], ['json', { outputFile: '../.reports/e2e-storybook.json' }]],
  use: { ...flows.use, trace: 'off' },
});
