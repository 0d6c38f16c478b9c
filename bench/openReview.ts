import type { Page } from 'playwright';
import { waitUntilIdle } from './editorKeys.ts';
import { openStory } from './editorRun.ts';
import { limitRow, type Row } from './report.ts';
import { median } from './statistics.ts';

export const reviewed = { nodes: 5_000, threads: 2_000 } as const;

/** Milliseconds from the press that opens the panel to its first threads on the screen. */
const limit = 200;

/** Presses F8, and closes the panel again, a few times; the first press also brings the code of the panel. */
export async function openReview(page: Page): Promise<Row> {
  await openStory(page);
  await page.waitForSelector('[data-testid="card-reviews"]', { state: 'attached' });
  await waitUntilIdle(page);
  const press = () =>
    page.evaluate(async () => {
      const started = performance.now();
      const key = { key: 'F8', code: 'F8', bubbles: true, cancelable: true };
      document.body.dispatchEvent(new KeyboardEvent('keydown', key));
      while (!document.querySelector('[data-thread]')) await new Promise(requestAnimationFrame);
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
      return performance.now() - started;
    });
  const times: number[] = [];
  for (let round = 0; round < 5; round += 1) {
    times.push(await press());
    await page.locator('aside[data-side="right"] button').first().click();
    await page.waitForSelector('[data-thread]', { state: 'detached' });
    await waitUntilIdle(page);
  }
  return limitRow('editor, 5,000 nodes: open 2,000 comments', median(times), 'ms', limit);
}
