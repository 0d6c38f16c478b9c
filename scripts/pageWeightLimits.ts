import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { Page } from 'playwright';

/** KB of JavaScript and CSS that the pages may weigh before their visitor can do anything. */
export const weightLimits = {
  /** The editor, compressed by Brotli: until its canvas answers and bar, tools and properties are there, React Flow included. The goal is 310. */
  editor: 346.5,
  /** The page of a story, compressed by gzip: until its first passage can be read. The goal is 105. */
  reader: 118.3,
} as const;

export type PageWeight = { brotli: number; gzip: number; files: number };

const kilobytes = (sizes: readonly number[]): number =>
  sizes.reduce((total, size) => total + size, 0) / 1024;

/** Begins to weigh what a page asks for; the returned function ends that and tells. */
export function weighPage(page: Page): () => Promise<PageWeight> {
  const bodies: Promise<Buffer>[] = [];
  page.on('response', (response) => {
    if (['script', 'stylesheet'].includes(response.request().resourceType())) {
      bodies.push(response.body());
    }
  });
  return async () => {
    const files = await Promise.all([...bodies]);
    return {
      brotli: kilobytes(files.map((file) => brotliCompressSync(file).byteLength)),
      gzip: kilobytes(files.map((file) => gzipSync(file, { level: 9 }).byteLength)),
      files: files.length,
    };
  };
}

/** Keeps the page from its idle moments, in which it fetches what may be needed later. */
export const withoutIdleMoments = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    window.requestIdleCallback = () => 0;
  });
