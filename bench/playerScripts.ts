import { gzipSync } from 'node:zlib';
import type { Browser } from 'playwright';

/** KB of JavaScript, gzipped, that a page of reading fetches until the player stands. */
export async function countScripts(browser: Browser, url: string): Promise<number> {
  const page = await browser.newPage();
  const sizes: Promise<number>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() !== 'script') return;
    sizes.push(response.body().then((body) => gzipSync(body, { level: 9 }).byteLength));
  });
  await page.goto(url, { waitUntil: 'load' });
  await page.getByTestId('player-root').waitFor();
  const all = await Promise.all(sizes);
  await page.close();
  return all.reduce((total, size) => total + size, 0) / 1024;
}
