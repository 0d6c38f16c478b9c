import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { run } from '../../scripts/run.ts';

const root = join(import.meta.dirname, '../..');

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.woff2': 'font/woff2',
};

export type ExamplePages = { url: string; stop: () => Promise<void> };

/** Builds the element and serves it with the example pages from a separate origin, as an embedding site does. */
export async function serveExamples(serverUrl: string, storyId: string): Promise<ExamplePages> {
  const folder = mkdtempSync(join(tmpdir(), 'dreamfork-examples-'));
  const player = join(root, 'packages/player');
  const code = await run(['node', '../../scripts/buildElement.ts', folder], { cwd: player });
  if (code !== 0) throw new Error('The custom element could not be built.');

  const read = (path: string): Buffer | string => {
    if (!path.endsWith('.html')) return readFileSync(join(folder, path));
    return readFileSync(join(root, 'examples', path), 'utf8')
      .replaceAll('https://stories.example.org', serverUrl)
      .replaceAll('stories.example.org', new URL(serverUrl).hostname)
      .replaceAll(/(api\/story|embed)\/ID/g, `$1/${storyId}`);
  };

  const server = createServer((request, response) => {
    const path = (request.url ?? '/').split('?', 1)[0] ?? '/';
    try {
      const body = read(path);
      response.setHeader('content-type', types[extname(path)] ?? 'application/octet-stream');
      response.end(body);
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    url: `http://127.0.0.1:${port}`,
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
