import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Browser, chromium } from 'playwright';
import {
  type Engine,
  engines,
  isPostgresReachable,
  makePlace,
  type Place,
} from '../apps/server/test/support/places.ts';
import { findBrowser, launchArguments } from '../scripts/browser.ts';
import { type ProductServer, startProductServer } from '../scripts/productServer.ts';

/** Opens a browser for the work and closes it. */
export async function withBrowser<Value>(
  work: (browser: Browser) => Promise<Value>,
): Promise<Value> {
  const browser = await chromium.launch({
    executablePath: await findBrowser(),
    args: launchArguments,
  });
  try {
    return await work(browser);
  } finally {
    await browser.close();
  }
}

/** What `npm run serve` sets, and no rate limits. */
const served = {
  NODE_OPTIONS: '--max-semi-space-size=8',
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '131072',
  RATE_LIMIT: '0',
};

/** Starts the built product for the work and stops it. */
export async function withProduct<Value>(
  work: (server: ProductServer) => Promise<Value>,
  env: Record<string, string> = {},
): Promise<Value> {
  const server = await startProductServer({ env: { ...served, ...env } });
  try {
    return await work(server);
  } finally {
    await server.stop();
  }
}

const names: Record<Engine, string> = { sqlite: 'SQLite', postgres: 'PostgreSQL' };

/** Does the work with an empty database of each engine that is there. */
export async function onEngines<Row>(
  work: (place: Place, engine: string) => Promise<readonly Row[]>,
): Promise<Row[]> {
  const rows: Row[] = [];
  for (const engine of engines) {
    if (engine === 'postgres' && !isPostgresReachable) {
      console.warn('No PostgreSQL is reachable, so SQLite alone is measured.');
      continue;
    }
    const place = await makePlace(engine);
    try {
      rows.push(...(await work(place, names[engine])));
    } finally {
      await place.remove();
    }
  }
  return rows;
}

type Content = { type: string; body: string | Buffer };

/** Serves what is at each path for the work. */
export async function withPages<Value>(
  contentOf: (path: string) => Content | undefined,
  work: (url: string) => Promise<Value>,
): Promise<Value> {
  const server = createServer((request, response) => {
    const content = contentOf(new URL(request.url ?? '/', 'http://bench').pathname);
    if (content) response.setHeader('content-type', content.type).end(content.body);
    else response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  try {
    return await work(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  } finally {
    server.close();
    server.closeAllConnections();
  }
}
