import { test as base } from '@playwright/test';
import { serveStorybook } from './built.ts';

/** A test with the built Storybook at its base address. */
export const test = base.extend<object, { storybook: string }>({
  storybook: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from the pattern.
    async ({}, provide) => {
      const { url, close } = await serveStorybook();
      await provide(url);
      await close();
    },
    { scope: 'worker' },
  ],
  baseURL: ({ storybook }, provide) => provide(storybook),
});
