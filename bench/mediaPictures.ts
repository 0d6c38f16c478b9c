import type { MediaFile } from '@dreamfork/api-client/contract';
import { mediaPath, type NodeMedia } from '@dreamfork/story';
import { sampleStory } from '@dreamfork/story/testing';
import { type Browser, chromium } from 'playwright';
import { saveThroughApi } from '../e2e/support/api.ts';
import { findBrowser, launchArguments } from '../scripts/browser.ts';
import { uploadFile } from './mediaFiles.ts';
import { limitRow, type Row } from './report.ts';

type Target = { url: string; token: string };

const count = 20;

/** Pictures of 2400 by 1600 pixels, as rich in detail as photographs. */
async function drawPictures(browser: Browser): Promise<File[]> {
  const page = await browser.newPage();
  const drawn = await page.evaluate(async (pictures) => {
    const draw = async (seed: number) => {
      const canvas = new OffscreenCanvas(2400, 1600);
      const context = canvas.getContext('2d');
      if (!context) throw new Error('The browser draws nothing.');
      const sky = context.createLinearGradient(0, 0, 2400, 1600);
      sky.addColorStop(0, `hsl(${seed * 18} 50% 25%)`);
      sky.addColorStop(1, '#e8b26a');
      context.fillStyle = sky;
      context.fillRect(0, 0, 2400, 1600);
      for (let step = 0; step < 4000; step += 1) {
        const at = step + seed * 4001;
        context.fillStyle = `hsl(${(at * 47) % 360} 60% ${30 + (at % 50)}% / 0.5)`;
        context.fillRect((at * 733) % 2400, (at * 389) % 1600, 6 + (at % 40), 4 + (at % 23));
      }
      const blob = await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.9 });
      return [...new Uint8Array(await blob.arrayBuffer())];
    };
    const all: number[][] = [];
    for (let seed = 0; seed < pictures; seed += 1) all.push(await draw(seed));
    return all;
  }, count);
  await page.close();
  return drawn.map(
    (bytes, at) => new File([Uint8Array.from(bytes)], `${at}.jpg`, { type: 'image/jpeg' }),
  );
}

const itemOf = (file: MediaFile, order: number): NodeMedia => ({
  id: file.id,
  mediaType: 'image',
  url: mediaPath(file.id),
  title: `Снимок ${order + 1}`,
  description: '',
  fileSize: file.fileSize,
  mimeType: file.mimeType,
  ...(file.width && file.height ? { width: file.width, height: file.height } : {}),
  ...(file.placeholder ? { placeholder: file.placeholder } : {}),
  order,
  isActive: true,
});

/** Bytes of the pictures that a reader's phone receives on a page, scrolled to its end. */
async function receivedBytes(browser: Browser, address: string, ratio: number): Promise<number> {
  const context = await browser.newContext({
    viewport: { width: 360, height: 740 },
    deviceScaleFactor: ratio,
  });
  const page = await context.newPage();
  const sizes: Promise<number>[] = [];
  page.on('requestfinished', (request) => {
    if (new URL(request.url()).pathname.startsWith('/api/media/')) {
      sizes.push(request.sizes().then(({ responseBodySize }) => responseBodySize));
    }
  });
  await page.goto(address);
  const pictures = page.getByTestId('player-root').getByRole('article').first().locator('img');
  for (let at = 0; at < count; at += 1) {
    await pictures.nth(at).scrollIntoViewIfNeeded();
    await pictures.nth(at).evaluate((image: HTMLImageElement) => image.decode());
  }
  const bytes = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
  if (sizes.length !== count) throw new Error(`${sizes.length} pictures of ${count} were loaded.`);
  await context.close();
  return bytes;
}

/** What a page with twenty pictures transfers to a narrow screen, against the files as they were uploaded. */
export async function benchPictures({ url, token }: Target): Promise<Row[]> {
  const browser = await chromium.launch({
    executablePath: await findBrowser(),
    args: launchArguments,
  });
  try {
    const files: MediaFile[] = [];
    for (const file of await drawPictures(browser)) files.push(await uploadFile(url, token, file));
    const [first, ...others] = sampleStory.nodes;
    if (!first) throw new Error('The story has no node.');
    const nodes = [{ ...first, media: files.map(itemOf) }, ...others];
    const story = { ...sampleStory, title: 'Снимки', nodes };
    const { id } = await saveThroughApi(url, token, story, { isPublic: true });
    const originals = files.reduce((sum, { fileSize }) => sum + fileSize, 0);
    const limit = Math.round((originals * 0.15) / 1024);
    const rows: Row[] = [];
    for (const ratio of [1, 2, 3]) {
      const kilobytes = (await receivedBytes(browser, `${url}/story/${id}`, ratio)) / 1024;
      rows.push(limitRow(`20 pictures at 360 px, ${ratio} dots a pixel`, kilobytes, 'KB', limit));
    }
    return rows;
  } finally {
    await browser.close();
  }
}
