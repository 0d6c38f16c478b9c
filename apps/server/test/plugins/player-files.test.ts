import { expect, test } from 'vitest';
import { playerScript } from '../support/player.ts';
import { openTestServer } from '../support/test-server.ts';

const server = openTestServer('sqlite');

test('the player is there for pages of any host, and nothing else that lies beside it', async () => {
  const { send } = server();
  const origin = { origin: 'https://elsewhere.example' };
  const script = await send('GET', '/player/element.js', { headers: origin });
  expect([script.status, script.text]).toEqual([200, playerScript]);
  expect(script.headers).toMatchObject({
    'content-type': expect.stringContaining('javascript'),
    'cache-control': 'public, max-age=3600',
    'cross-origin-resource-policy': 'cross-origin',
    'access-control-allow-origin': '*',
  });
  const font = await send('GET', '/player/fonts/literata-latin-subset-opsz-normal.woff2');
  expect([font.status, font.headers['content-type']]).toEqual([200, 'font/woff2']);
  for (const path of [
    '/player/',
    '/player/fonts',
    '/player/jwt-secret',
    '/player/../jwt-secret',
    '/player/..%2fjwt-secret',
    '/player/fonts/..%2f..%2fjwt-secret',
  ]) {
    expect([path, (await send('GET', path)).status]).toEqual([path, 404]);
  }
});
