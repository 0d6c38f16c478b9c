import { gzipSync } from 'node:zlib';
import type { Browser, Response } from 'playwright';

const sizeOf = async (response: Response): Promise<number> =>
  gzipSync(await response.body(), { level: 9 }).byteLength;

/** KB of JavaScript, gzipped, that a page of reading fetches until the player stands. */
export async function countScripts(browser: Browser, url: string): Promise<number> {
  const page = await browser.newPage();
  const scripts: Response[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response);
  });
  await page.goto(url, { waitUntil: 'load' });
  await page.getByTestId('player-root').waitFor();
  const sizes = await Promise.all(scripts.map(sizeOf));
  await page.close();
  return sizes.reduce((total, size) => total + size, 0) / 1024;
}
