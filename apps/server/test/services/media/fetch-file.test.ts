import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isPublicAddress } from '../../../src/services/media/fetch-file.ts';
import { registerAccount } from '../../support/accounts.ts';
import { describeOnEngines } from '../../support/engines.ts';
import { expectError } from '../../support/expect-error.ts';
import { captions, picture } from '../../support/media/files.ts';
import { openTestServer } from '../../support/test-server.ts';

const png = await picture(30, 20).png().toBuffer();

test.each([
  ['8.8.8.8', true],
  ['2a00:1450:4010:c0e::8a', true],
  ['127.0.0.1', false],
  ['10.1.2.3', false],
  ['172.16.0.1', false],
  ['192.168.0.1', false],
  ['169.254.169.254', false],
  ['100.64.0.1', false],
  ['0.0.0.0', false],
  ['224.0.0.1', false],
  ['255.255.255.255', false],
  ['::1', false],
  ['::', false],
  ['::ffff:127.0.0.1', false],
  ['fe80::1', false],
  ['fd00::1', false],
  ['64:ff9b::7f00:1', false],
  ['nowhere', false],
])('the address %s is public: %s', (address, isPublic) => {
  expect(isPublicAddress(address)).toBe(isPublic);
});

describeOnEngines('files of other servers', (engine) => {
  let other: Server;
  let address = '';
  const asked: string[] = [];
  beforeAll(async () => {
    other = createServer((request, response) => {
      asked.push(request.url ?? '');
      const [path = ''] = (request.url ?? '').split('?');
      if (path.startsWith('/to/')) {
        response.writeHead(302, { location: decodeURIComponent(path.slice('/to/'.length)) }).end();
      } else if (path === '/loop') response.writeHead(302, { location: '/loop' }).end();
      else if (path === '/page.png') response.setHeader('content-type', 'image/png').end('<html>');
      else if (path === '/cut.png') {
        response.writeHead(200, { 'content-length': png.length + 10 }).write(png);
        response.destroy();
      } else if (path === '/large.png') {
        response.writeHead(200, { 'content-type': 'image/png' });
        const more = () =>
          void (response.destroyed || response.write(Buffer.alloc(1024 * 1024), more));
        more();
      } else if (path === '/titles') {
        response.setHeader('content-type', 'text/plain').end(captions);
      } else if (path.endsWith('.png')) response.setHeader('content-type', 'image/png').end(png);
      else response.writeHead(404).end();
    });
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
    address = `http://127.0.0.1:${(other.address() as AddressInfo).port}`;
  });
  afterAll(() => new Promise((resolve) => other.close(resolve)));
  const server = openTestServer(engine);

  async function fetching(name: string, mayFetchFrom: (address: string) => boolean) {
    const { token } = await registerAccount(server().send, name);
    server().services.media.mayFetchFrom = mayFetchFrom;
    return (url: string, order: object = {}) =>
      server().send('POST', '/api/media/fetch', { token, body: { url, ...order } });
  }

  test('are copied as captions only if they are captions', async () => {
    const fetchFile = await fetching('subtitler', () => true);
    const isCaptions = true;
    const copied = await fetchFile(`${address}/titles`, { isCaptions });
    expect([copied.status, copied.body]).toMatchObject([
      201,
      { originalFileName: 'titles.vtt', mimeType: 'text/vtt' },
    ]);
    for (const path of ['new.png', 'page.png']) {
      const refused = await fetchFile(`${address}/${path}`, { isCaptions });
      expectError(refused, 422, 'media-type-unsupported');
    }
    const large = await fetchFile(`${address}/large.png`, { isCaptions });
    expectError(large, 413, 'media-too-large');
  });

  test('are copied with their name and type', async () => {
    const fetchFile = await fetching('copier', () => true);
    const direct = await fetchFile(`${address}/${encodeURIComponent('маяк')}.png?size=1`);
    expect([direct.status, direct.body]).toMatchObject([
      201,
      { originalFileName: 'маяк.png', mimeType: 'image/png', fileSize: png.length, width: 30 },
    ]);
    const redirected = await fetchFile(`${address}/to/${encodeURIComponent('/new.png')}`);
    expect(redirected.body.originalFileName).toBe('new.png');
    const named = await fetchFile(address.replace('127.0.0.1', 'localhost').concat('/local.png'));
    expect(named.status).toBe(201);
  });

  test('are not copied when they are not what they say, end early or are missing', async () => {
    const fetchFile = await fetching('sceptic', () => true);
    expectError(await fetchFile(`${address}/page.png`), 422, 'media-type-unsupported');
    expectError(await fetchFile(`${address}/cut.png`), 422, 'media-address-refused');
    expectError(await fetchFile(`${address}/missing`), 422, 'media-address-refused');
    expectError(await fetchFile(`${address}/loop`), 422, 'media-address-refused');
    expectError(await fetchFile(`${address}/large.png`), 413, 'media-too-large');
    expectError(await fetchFile('ftp://example.org/a.png'), 422, 'media-address-refused');
    expectError(
      await fetchFile('http://user:secret@example.org/a.png'),
      422,
      'media-address-refused',
    );
  });

  test('are never asked for inside the network, by name or by a redirect', async () => {
    const fetchFile = await fetching('intruder', isPublicAddress);
    asked.length = 0;
    const { port } = new URL(address);
    for (const url of [
      `${address}/a.png`,
      `http://localhost:${port}/a.png`,
      `http://[::1]:${port}/a.png`,
      `http://[::ffff:127.0.0.1]:${port}/a.png`,
      `http://2130706433:${port}/a.png`,
      'http://169.254.169.254/latest/meta-data',
    ]) {
      expectError(await fetchFile(url), 422, 'media-address-refused');
    }
    expect(asked).toEqual([]);
    // The first server may be asked, the one that it leads to may not.
    server().services.media.mayFetchFrom = (at) => at === '127.0.0.1';
    const away = `${address}/to/${encodeURIComponent(`http://[::1]:${port}/a.png`)}`;
    expectError(await fetchFile(away), 422, 'media-address-refused');
    expect(asked).toHaveLength(1);
  });
});
