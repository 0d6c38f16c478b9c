import type { IncomingMessage } from 'node:http';
import { request } from 'node:https';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { imagePath, mediaPath } from '@dreamfork/api-client/contract';
import type { StoryDocument } from '@dreamfork/story';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { waitLimit } from '../../../../scripts/timeLimits.ts';
import { trustHops } from '../../src/configuration/trusted-proxies.ts';
import { registerAccount, saveNew } from '../support/accounts.ts';
import { toForm } from '../support/forms.ts';
import { picture } from '../support/media/files.ts';
import { storyShowing } from '../support/media/stories.ts';
import { fileOf, upload } from '../support/media/upload.ts';
import { canRun, proxyHost, startProxyProcess } from '../support/proxy-process.ts';
import { openSiteDirectory } from '../support/site.ts';
import { startTestServer } from '../support/test-server.ts';

if (!canRun.nginx) {
  console.warn(
    'nginx is not installed, so its cache is not tried; on Debian: apt-get install nginx.',
  );
}

const png = await picture(800, 600).png().toBuffer();

/** A server behind the cache of the example, and how many requests reach it. */
async function startCached(siteDirectory: string, seconds: number) {
  const server = await startTestServer('sqlite', {
    siteDirectory,
    publicUrl: `https://${proxyHost}`,
    trustProxy: trustHops(1),
    cdn: { seconds, purgeUrl: undefined, purgeToken: undefined },
  });
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  let reads = 0;
  server.app.server.on('request', () => {
    reads += 1;
  });
  const { port } = server.app.server.address() as AddressInfo;
  const proxy = await startProxyProcess('nginx', [port], 'nginx-cache.conf');
  const get = async (path: string, headers: Record<string, string> = {}) => {
    const answer = await new Promise<IncomingMessage>((resolve, reject) => {
      const options = { host: '127.0.0.1', port: proxy.port, servername: proxyHost, path };
      const sent = request(
        {
          ...options,
          rejectUnauthorized: false,
          agent: false,
          headers: { host: proxyHost, accept: 'text/html', ...headers },
        },
        resolve,
      );
      sent.once('error', reject);
      sent.end();
    });
    const bytes = await buffer(answer);
    return { status: answer.statusCode, headers: answer.headers, text: bytes.toString() };
  };
  const { token } = await registerAccount(server.send, 'author');
  /** A story with a picture, a note for its author, and all addresses at which it is read. */
  const publish = async (isPublic: boolean) => {
    const file = await upload(server.send, token, fileOf(png, 'а.png', 'image/png'));
    const story: StoryDocument = {
      ...storyShowing([file.id]),
      notes: [
        {
          id: 'n',
          text: 'Только для автора',
          position: { x: 0, y: 0 },
          size: { width: 200, height: 100 },
          colour: 'yellow',
        },
      ],
    };
    const { id } = await saveNew(server.send, token, toForm(story, { isPublic }));
    const paths = [
      `/story/${id}`,
      `/embed/${id}`,
      `/api/story/${id}/data`,
      mediaPath(file.id),
      imagePath(file.id, 320, 'webp'),
    ];
    return { id, paths };
  };
  const hide = (id: string) =>
    server.send('POST', `/content/${id}/publish`, { token, body: { publish: false } });
  return {
    ...server,
    get,
    publish,
    hide,
    token,
    reads: () => reads,
    async stop() {
      await proxy.stop();
      await server.stop();
    },
  };
}

describe.runIf(canRun.nginx)('a cache before the server', () => {
  const siteDirectory = openSiteDirectory();
  let minute: Awaited<ReturnType<typeof startCached>>;
  let second: Awaited<ReturnType<typeof startCached>>;
  beforeAll(async () => {
    minute = await startCached(siteDirectory, 60);
    second = await startCached(siteDirectory, 1);
  });
  afterAll(async () => {
    await minute?.stop();
    await second?.stop();
  });

  test('many readers of a story cost the server one read of each address', async () => {
    const { id, paths } = await minute.publish(true);
    const before = minute.reads();
    const readers = Array.from({ length: 100 }, (_, at) => ({
      'accept-encoding': ['br', 'gzip, deflate, br', 'gzip, deflate, br, zstd'][at % 3] ?? '',
      'accept-language': at % 2 ? 'en-GB' : `ru;q=0.${at % 9}`,
      cookie: `locale=${at % 2 ? 'ru' : 'en'}`,
    }));
    const answers = [];
    for (const path of paths) {
      const seen = await Promise.all(
        readers.map((headers, at) =>
          minute.get(path.startsWith('/api') ? path : `${path}?from=${at}`, headers),
        ),
      );
      answers.push(...seen);
      expect(new Set(seen.map(({ text }) => text)).size).toBe(1);
    }
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(minute.reads() - before).toBe(paths.length);
    const held = await minute.get(paths[0] ?? '', {
      ...readers[0],
      'if-none-match': String(answers[0]?.headers.etag),
    });
    expect([held.status, held.headers['x-cache']]).toEqual([304, 'HIT']);
    // At the server it ends at once, before it does in the cache.
    await minute.hide(id);
    for (const path of paths) {
      expect((await minute.send('GET', path)).status).toBe(404);
      expect((await minute.get(path, readers[0])).headers['x-cache']).toBe('HIT');
    }
  });

  test('a story that is hidden is gone from the cache after its time', async () => {
    const { id, paths } = await second.publish(true);
    for (const path of paths) expect((await second.get(path)).status).toBe(200);
    await second.hide(id);
    for (const path of paths) {
      const status = async () => (await second.get(path)).status;
      await expect.poll(status, { timeout: waitLimit }).toBe(404);
      expect((await second.get(path)).status).toBe(404);
    }
  });

  test('nothing that its author alone may read is kept', async () => {
    const authorization = `Bearer ${minute.token}`;
    const hidden = await minute.publish(false);
    for (const path of hidden.paths) {
      const own = await minute.get(path, { authorization });
      expect(own.headers['x-cache']).not.toBe('HIT');
      expect((await minute.get(path)).status).toBe(404);
    }
    const { paths } = await minute.publish(true);
    const data = paths[2] ?? '';
    const own = await minute.get(data, { authorization });
    expect(own.text).toContain('Только для автора');
    const guest = await minute.get(data);
    expect([guest.status, guest.headers['x-cache']]).toEqual([200, 'MISS']);
    expect(guest.text).not.toContain('Только для автора');
    expect((await minute.get(data, { authorization })).text).toBe(own.text);
  });
});
