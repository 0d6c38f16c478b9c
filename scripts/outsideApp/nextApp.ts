import { createServer, type RequestListener } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';

type NextServer = {
  prepare: () => Promise<void>;
  getRequestHandler: () => RequestListener;
  close: () => Promise<void>;
};

/** Serves the built Next app of a folder with the Next that is installed there. */
export async function serveNext(app: string): Promise<{ url: string; close: () => Promise<void> }> {
  const load = createRequire(join(app, 'package.json'));
  const next = load('next') as (options: { dev: boolean; dir: string }) => NextServer;
  const site = next({ dev: false, dir: join(app, 'next') });
  await site.prepare();
  const server = createServer(site.getRequestHandler());
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/`,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await site.close();
    },
  };
}
