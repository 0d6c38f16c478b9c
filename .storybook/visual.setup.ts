import { themeNames } from '@dreamfork/ui';
import type { StoryContext } from '@storybook/react-vite';
import { afterEach, beforeAll, expect } from 'vitest';
import { page } from 'vitest/browser';
import { loadFonts, showTheme } from './showTheme.ts';

/** The screenshot shows the matrix, or the whole window if the matrix has overlays. */
function subject(area: unknown) {
  const matrix = document.querySelector<HTMLElement>('[data-visual]');
  return area === 'window' || !matrix ? page : page.elementLocator(matrix);
}

/** The subject must fit into the window. */
async function makeRoom(area: unknown) {
  const [width, height] = area === 'window' ? [800, 600] : [1200, 900];
  await page.viewport(width, height);
  const { scrollHeight } = document.documentElement;
  if (scrollHeight > height) await page.viewport(width, scrollHeight + 32);
}

// Components that measure themselves on mount, such as a growing text area, need the fonts to be loaded.
beforeAll(loadFonts);

/** What the addon adds to the context of a test. */
type WithStory = { story: Pick<StoryContext, 'id' | 'parameters'> };

afterEach<WithStory>(async ({ story, task }) => {
  if (task.result?.state === 'fail') return;
  const { id, parameters } = story;
  const area = parameters.visual?.area;
  const failures: unknown[] = [];
  for (const theme of themeNames) {
    await showTheme(theme);
    await makeRoom(area);
    try {
      // oxlint-disable-next-line vitest/no-standalone-expect -- the test is the story around this hook.
      await expect(subject(area)).toMatchScreenshot(`${id.replace('--matrix', '')}-${theme}`);
    } catch (error) {
      failures.push(error);
    }
  }
  if (failures.length > 0) throw failures[0];
});
