import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Serves one page from an origin of its own, as another site does. */
export async function servePage(html: string): Promise<{ url: string; stop: () => void }> {
  const server = createServer((_request, response) => {
    response.setHeader('content-type', 'text/html; charset=utf-8').end(html);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/`,
    stop: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
