import { existsSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { extname, join, normalize } from 'node:path';
import { build } from 'vite';
import { withPages } from '../start.ts';

const types: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.woff2': 'font/woff2',
};

/** Builds the page as the site is built, for production, and serves it; every thumbnail is the one picture. */
export async function withBenchPage<Value>(
  thumbnail: Buffer,
  work: (url: string) => Promise<Value>,
): Promise<Value> {
  const folder = await mkdtemp(join(tmpdir(), 'dreamfork-bench-'));
  const contentOf = (path: string) => {
    if (path.startsWith('/api/media/')) return { type: 'image/webp', body: thumbnail };
    const file = join(folder, normalize(path === '/' ? '/index.html' : path));
    const type = types[extname(file)];
    return type && existsSync(file) ? { type, body: readFileSync(file) } : undefined;
  };
  try {
    await build({
      configFile: join(import.meta.dirname, 'vite.config.ts'),
      logLevel: 'error',
      build: { outDir: folder },
    });
    return await withPages(contentOf, work);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
