import { admin, fixtureToken } from '@dreamfork/api-client/fixtures';
import { createHandlers } from '@dreamfork/api-client/msw';
import { getResponse } from 'msw';
import type { BrowserContext } from 'playwright';

const address = 'https://stories.example.org';

/** Gives the pages of a browser the server that the examples name, and its administrator's token. */
export async function mockServer(context: BrowserContext): Promise<void> {
  const handlers = createHandlers();
  await context.route(`${address}/**`, async (route) => {
    const request = route.request();
    const method = request.method();
    const body = request.postDataBuffer();
    const answer = await getResponse(
      handlers,
      new Request(request.url(), {
        method,
        headers: await request.allHeaders(),
        ...(body && { body: new Uint8Array(body) }),
      }),
    );
    if (!answer) throw new Error(`No mocked call: ${method} ${request.url()}`);
    await route.fulfill({
      status: answer.status,
      headers: {
        ...Object.fromEntries(answer.headers),
        'access-control-allow-origin': '*',
        'access-control-expose-headers': '*',
      },
      body: Buffer.from(await answer.arrayBuffer()),
    });
  });
  await context.addInitScript(
    ([token = '']) => {
      localStorage.setItem('theme', 'dark');
      localStorage.setItem('token', token);
    },
    [fixtureToken(admin)],
  );
}
