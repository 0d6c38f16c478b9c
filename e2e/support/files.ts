import type { Locator, Page } from '@playwright/test';

export type Photograph = { name: string; width: number; height: number; type: string };

/** Draws something as rich in detail as a photograph, and drops it from outside at a point of the page; without a point it is pasted. */
export const giveFile = (
  page: Page,
  photograph: Photograph & { at?: { x: number; y: number } },
): Promise<void> =>
  page.evaluate(async ({ name, width, height, type, at }) => {
    const canvas = new OffscreenCanvas(width, height);
    const context = canvas.getContext('2d');
    if (!context) throw new Error('The browser draws nothing.');
    const sky = context.createLinearGradient(0, 0, width, height);
    sky.addColorStop(0, '#1d3c5a');
    sky.addColorStop(1, '#e8b26a');
    context.fillStyle = sky;
    context.fillRect(0, 0, width, height);
    for (let step = 0; step < 4000; step += 1) {
      context.fillStyle = `hsl(${(step * 47) % 360} 60% ${30 + (step % 50)}% / 0.5)`;
      const [x, y] = [(step * 733) % width, (step * 389) % height];
      context.fillRect(x, y, 6 + (step % 40), 4 + (step % 23));
    }
    const data = new DataTransfer();
    data.items.add(new File([await canvas.convertToBlob({ type })], name, { type }));
    const common = { bubbles: true, cancelable: true };
    if (!at) {
      const target = document.activeElement ?? document.body;
      target.dispatchEvent(new ClipboardEvent('paste', { ...common, clipboardData: data }));
      return;
    }
    const place = { ...common, clientX: at.x, clientY: at.y, dataTransfer: data };
    const target = document.elementFromPoint(at.x, at.y) ?? document.body;
    target.dispatchEvent(new DragEvent('dragover', place));
    target.dispatchEvent(new DragEvent('drop', place));
  }, photograph);

/** The field of single files; the one of folders stands beside it. */
export const fileField = (root: Page | Locator): Locator =>
  root.locator('input[type="file"]:not([webkitdirectory])');
