import { createHash } from 'node:crypto';
import { type FileHandle, open, readdir } from 'node:fs/promises';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { imagePath, maxUploadBytes, mediaPath } from '@dreamfork/api-client/contract';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { registerAccount, saveNew } from '../support/accounts.ts';
import { describeOnEngines } from '../support/engines.ts';
import { expectError } from '../support/expect-error.ts';
import { toForm } from '../support/forms.ts';
import { captions, picture, sound } from '../support/media/files.ts';
import { startS3 } from '../support/media/s3-server.ts';
import { storyShowing } from '../support/media/stories.ts';
import { fileOf, sendFile, upload } from '../support/media/upload.ts';
import { openTestServer, startTestServer, type TestServer } from '../support/test-server.ts';

const png = await picture(500, 300).png().toBuffer();
const hashOf = (content: Buffer): string => createHash('sha256').update(content).digest('hex');

/** From now on only the first half of what is to be written down fits on the disk. */
async function fillDisk(directory: string) {
  const file = await open(join(directory, 'any'), 'w');
  await file.close();
  const prototype: FileHandle = Object.getPrototypeOf(file);
  return vi.spyOn(prototype, 'appendFile').mockImplementation(async function (
    this: FileHandle,
    data,
  ) {
    const chunk = data as Buffer;
    await this.write(chunk.subarray(0, chunk.length / 2));
    throw Object.assign(new Error('no space left'), { code: 'ENOSPC' });
  });
}

const pngFile = () => fileOf(png, 'а.png', 'image/png');

const leftoversOf = ({ place }: TestServer) => readdir(join(place.dataDirectory, 'uploads'));

// The database sees nothing of the size.
describe('an upload', () => {
  const server = openTestServer('sqlite');

  test('fits with 50 MB, and not with one byte more', async () => {
    const { send } = server();
    const { token } = await registerAccount(send, 'heavy');
    const text = (length: number) => fileOf(Buffer.alloc(length, 'a'), 'а.txt', 'text/plain');
    expectError(await sendFile(send, token, text(maxUploadBytes + 1)), 413, 'media-too-large');
    expect((await upload(send, token, text(maxUploadBytes))).fileSize).toBe(maxUploadBytes);
    expect(await leftoversOf(server())).toEqual([]);
  });

  test('that says it is too large is refused before it arrives', async () => {
    const { send } = server();
    const { token } = await registerAccount(send, 'boastful');
    const form = new FormData();
    form.set('file', pngFile());
    const headers = { 'content-length': String(maxUploadBytes * 1.2) };
    const answer = await send('POST', '/api/media/upload', { token, form, headers });
    expectError(answer, 413, 'media-too-large');
    expect(await leftoversOf(server())).toEqual([]);
  });
});

describeOnEngines('uploads have limits', (engine) => {
  const server = openTestServer(engine);
  const leftovers = () => leftoversOf(server());

  async function listen(): Promise<string> {
    const { app } = server();
    if (!app.server.listening) await app.listen({ port: 0, host: '127.0.0.1' });
    return `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
  }

  test('an upload that breaks off leaves nothing', async () => {
    const { send, services } = server();
    const { token, id } = await registerAccount(send, 'hasty');
    const address = await listen();
    const request = http.request(`${address}/api/media/upload`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': 'multipart/form-data; boundary=x',
        'content-length': 1_000_000,
      },
    });
    request.on('error', () => {});
    request.write(
      '--x\r\ncontent-disposition: form-data; name="file"; filename="a.png"\r\ncontent-type: image/png\r\n\r\n',
    );
    request.write(Buffer.alloc(100_000));
    await expect.poll(leftovers).not.toEqual([]);
    request.destroy();
    await expect.poll(leftovers).toEqual([]);
    const rows = await services.database
      .selectFrom('media_files')
      .select('id')
      .where('owner_id', '=', id)
      .execute();
    expect(rows).toEqual([]);
  });

  test('of many at once each is stored or told to come again', async () => {
    const { send } = server();
    const { token } = await registerAccount(send, 'crowd');
    const answers = await Promise.all(
      Array.from({ length: 200 }, (_, index) =>
        sendFile(send, token, fileOf(`Запись ${index}`, `${index}.txt`, 'text/plain')),
      ),
    );
    const stored = answers.filter(({ status }) => status === 201);
    const refused = answers.filter(({ status }) => status !== 201);
    expect(stored.length).toBeGreaterThanOrEqual(33);
    for (const answer of refused) {
      expectError(answer, 503, 'server-busy');
      expect(answer.headers['retry-after']).toBe('5');
    }
    const { body } = await send('GET', '/api/media/storage/info', { token });
    expect(body.fileCount).toBe(stored.length);
    expect(await leftovers()).toEqual([]);
  });

  test('a disk that is full while a file arrives leaves nothing', async () => {
    const { send, services, place } = server();
    const { token } = await registerAccount(send, 'arriving');
    const large = () => fileOf(sound(60), 'а.wav', 'audio/wav');
    const full = await fillDisk(place.dataDirectory);
    onTestFinished(() => full.mockRestore());
    expectError(await sendFile(send, token, large()), 507, 'storage-full');
    expect(full).toHaveBeenCalled();
    full.mockRestore();
    expect(await leftovers()).toEqual([]);
    const stored = [];
    for await (const { key } of services.media.storage.list()) {
      if (key.includes(hashOf(sound(60)))) stored.push(key);
    }
    expect(stored).toEqual([]);
    const { body } = await send('GET', '/api/media/storage/info', { token });
    expect([body.fileCount, body.usedBytes]).toEqual([0, 0]);
    expect((await upload(send, token, large())).fileSize).toBe(sound(60).length);
  });

  test('a full disk and a storage that fails leave neither row nor content', async () => {
    const { send, services } = server();
    const { token } = await registerAccount(send, 'full');
    const { write } = services.media.storage;
    const failures = [
      [Object.assign(new Error('no space'), { code: 'ENOSPC' }), 507, 'storage-full'],
      [new Error('broken'), 500, 'internal'],
    ] as const;
    for (const [error, status, code] of failures) {
      services.media.storage.write = () => Promise.reject(error);
      expectError(await sendFile(send, token, fileOf(sound(), 'а.wav', 'audio/wav')), status, code);
      services.media.storage.write = write;
      const { body } = await send('GET', '/api/media/storage/info', { token });
      expect([body.fileCount, await leftovers()]).toEqual([0, []]);
    }
    await upload(send, token, fileOf(sound(), 'а.wav', 'audio/wav'));
  });
});

test('with an object storage browsers read from it, and the server says when it is gone', async () => {
  const { bucket, stop } = await startS3();
  const server = await startTestServer('sqlite', {
    media: {
      quotaBytes: 1e9,
      premiumQuotaBytes: 1e9,
      allowedHosts: ['images.example.org'],
      s3: bucket,
    },
  });
  try {
    const { send } = server;
    const { token } = await registerAccount(send, 'cloudy');
    const { id } = await upload(send, token, pngFile());
    await saveNew(send, token, toForm(storyShowing([id]), { isPublic: true }));
    const content = await send('GET', mediaPath(id));
    expect(content.status).toBe(302);
    // Shorter than the address is signed for, and never renewed by a 304.
    expect(content.headers['cache-control']).toBe('public, max-age=0, s-maxage=30');
    expect(content.headers.etag).toBeUndefined();
    const fetched = await fetch(String(content.headers.location));
    expect(Buffer.from(await fetched.arrayBuffer()).equals(png)).toBe(true);
    const small = await send('GET', imagePath(id, 320, 'webp'));
    const image = await fetch(String(small.headers.location));
    expect([image.status, image.headers.get('content-type')]).toEqual([200, 'image/webp']);
    const head = await send('HEAD', mediaPath(id));
    expect([head.status, head.headers['content-length']]).toEqual([200, String(png.length)]);
    const lines = await upload(send, token, fileOf(captions, 'а.vtt', 'text/vtt'));
    expect((await send('GET', mediaPath(lines.id), { token })).text).toBe(captions);
    const policy = String(
      (await send('GET', '/api/capabilities')).headers['content-security-policy'],
    );
    expect(policy).toContain(
      `img-src 'self' data: blob: ${bucket.endpoint} https://images.example.org`,
    );

    await stop();
    expectError(await sendFile(send, token, fileOf(sound(), 'а.wav', '')), 503, 'server-busy');
    expectError(await send('GET', imagePath(id, 640, 'webp')), 503, 'server-busy');
    const { body } = await send('GET', '/api/media/storage/info', { token });
    expect(body.fileCount).toBe(2);
    const health = await send('GET', '/health');
    expect(health.body.services[2]).toMatchObject({ name: 'File storage', status: 'down' });
  } finally {
    await server.stop();
  }
});
