import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';

const folder = join(import.meta.dirname, '../../apps/site/src/pages/staticPages/pictures');

export const pictureSettings = {
  viewport: { width: 1120, height: 700 },
  contextOptions: { reducedMotion: 'reduce' },
} as const;

/** Takes a picture of the page for the help. */
export async function take(page: Page, name: string): Promise<void> {
  // Places of what is being loaded are hidden from screen readers, and have a shape.
  await expect(page.locator('[data-shape][aria-hidden]')).toHaveCount(0);
  await page.evaluate(() => document.fonts.ready);
  await page.mouse.move(1, 1);
  const browser = await page.context().newCDPSession(page);
  const { data } = await browser.send('Page.captureScreenshot', { format: 'webp', quality: 78 });
  await writeFile(join(folder, `${name}.webp`), Buffer.from(data, 'base64'));
}

/** Waits until the side panels have loaded and the statistics are computed. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByTestId('editor-root')).toBeVisible();
  await expect(page.getByRole('tab')).toHaveCount(6);
  await expect(page.getByText(/^(считаем|counting)…$/)).toHaveCount(0);
}
