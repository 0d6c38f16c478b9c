import { defineConfig } from '@playwright/test';
import flows from './playwright.config.ts';

/** Takes the screenshots of the help page from the built product: `npm run pictures`. */
export default defineConfig({
  ...flows,
  projects: [{ name: 'pictures' }],
  testDir: './pictures',
  workers: 1,
  reporter: 'list',
});
