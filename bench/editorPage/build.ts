import { createReadStream, existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join, normalize } from 'node:path';
import { build } from 'vite';

const types: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.woff2': 'font/woff2',
};

export type BenchPage = { url: string; close: () => Promise<void> };

/** Builds the page as the site is built, for production, and serves it; every thumbnail is the one picture. */
export async function serveBenchPage(thumbnail: Buffer): Promise<BenchPage> {
  const folder = await mkdtemp(join(tmpdir(), 'dreamfork-bench-'));
  await build({
    configFile: join(import.meta.dirname, 'vite.config.ts'),
    logLevel: 'error',
    build: { outDir: folder },
  });
  const server = createServer((request, answer) => {
    const { pathname } = new URL(request.url ?? '/', 'http://bench');
    if (pathname.startsWith('/api/media/')) {
      answer.setHeader('content-type', 'image/webp').end(thumbnail);
      return;
    }
    const path = join(folder, normalize(pathname === '/' ? '/index.html' : pathname));
    if (!existsSync(path)) {
      answer.writeHead(404).end();
      return;
    }
    answer.setHeader('content-type', types[extname(path)] ?? 'application/octet-stream');
    createReadStream(path).pipe(answer);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    close: async () => {
      server.close();
      server.closeAllConnections();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
