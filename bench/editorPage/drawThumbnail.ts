import { withBrowser } from '../start.ts';

/** A picture of 320 by 180 pixels, as rich in detail as a photograph, as the server makes it for a card. */
export const drawThumbnail = (): Promise<Buffer> =>
  withBrowser(async (browser) => {
    const page = await browser.newPage();
    const bytes = await page.evaluate(async () => {
      const canvas = new OffscreenCanvas(320, 180);
      const context = canvas.getContext('2d');
      if (!context) throw new Error('The browser draws nothing.');
      for (let at = 0; at < 1000; at += 1) {
        context.fillStyle = `hsl(${(at * 47) % 360} 60% ${30 + (at % 50)}%)`;
        context.fillRect((at * 73) % 320, (at * 39) % 180, 4 + (at % 30), 3 + (at % 19));
      }
      const blob = await canvas.convertToBlob({ type: 'image/webp', quality: 0.8 });
      return [...new Uint8Array(await blob.arrayBuffer())];
    });
    return Buffer.from(bytes);
  });
