import { randomBytes } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { imagePath, mediaPath } from '@dreamfork/api-client/contract';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { registerAccount } from '../support/accounts.ts';
import { expectError } from '../support/expect-error.ts';
import { openBreakableLine } from '../support/media/breakable-line.ts';
import { captions, sound } from '../support/media/files.ts';
import { startS3 } from '../support/media/s3-server.ts';
import { fileOf, sendFile, upload } from '../support/media/upload.ts';
import { startTestServer, type TestServer } from '../support/test-server.ts';

const s3 = await startS3();
const line = await openBreakableLine(Number(new URL(s3.bucket.endpoint).port));
const raw = { width: 600, height: 400, channels: 3 } as const;
const photograph = await sharp(randomBytes(3 * 600 * 400), { raw })
  .jpeg()
  .toBuffer();
const longCaptions = captions + '\n00:03.000 --> 00:04.000\nПрилив.\n'.repeat(10_000);

let server: TestServer & { stop: () => Promise<void> };
let token = '';
beforeAll(async () => {
  const s3Settings = { ...s3.bucket, endpoint: line.url };
  server = await startTestServer('sqlite', {
    media: { quotaBytes: 1e9, premiumQuotaBytes: 1e9, allowedHosts: [], s3: s3Settings },
  });
  ({ token } = await registerAccount(server.send, 'cloudy'));
});
beforeEach(() => line.mend());
afterAll(async () => {
  await server.stop();
  await line.close();
  await s3.stop();
});

const temporaryFiles = () => readdir(join(server.place.dataDirectory, 'uploads'));

async function storedKeys(): Promise<string[]> {
  const keys: string[] = [];
  for await (const { key } of server.services.media.storage.list()) keys.push(key);
  return keys;
}

test('an object storage that goes in the middle of an upload leaves nothing half stored', async () => {
  line.breakAfter(200_000, 'up');
  const answer = await sendFile(server.send, token, fileOf(sound(60), 'а.wav', 'audio/wav'));
  expectError(answer, 503, 'server-busy');
  expect(await temporaryFiles()).toEqual([]);
  const { body } = await server.send('GET', '/api/media/storage/info', { token });
  expect(body).toMatchObject({ usedBytes: 0, fileCount: 0 });
  line.mend();
  // S3 forgets what arrived in part. This server of the tests keeps it, and the next upload replaces it.
  const { id } = await upload(server.send, token, fileOf(sound(60), 'а.wav', 'audio/wav'));
  const { headers } = await server.send('GET', mediaPath(id), { token });
  const stored = await fetch(String(headers.location));
  expect(Buffer.from(await stored.arrayBuffer()).equals(sound(60))).toBe(true);
});

test('one that goes while a picture is made leaves no picture, and the next request makes it', async () => {
  const { id } = await upload(server.send, token, fileOf(photograph, 'а.jpg', 'image/jpeg'));
  const before = await storedKeys();
  line.breakAfter(photograph.length / 2, 'down');
  expectError(await server.send('GET', imagePath(id, 320, 'webp'), { token }), 503, 'server-busy');
  expect(await temporaryFiles()).toEqual([]);
  line.mend();
  expect(await storedKeys()).toEqual(before);
  expect((await server.send('GET', imagePath(id, 320, 'webp'), { token })).status).toBe(302);
});

test('one that goes in the middle of a download breaks that off, and the server goes on', async () => {
  const { id } = await upload(server.send, token, fileOf(longCaptions, 'а.vtt', 'text/vtt'));
  const { app } = server;
  await app.listen({ port: 0, host: '127.0.0.1' });
  const address = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}${mediaPath(id)}`;
  const read = async () => {
    const answer = await fetch(address, { headers: { authorization: `Bearer ${token}` } });
    return answer.text();
  };
  line.breakAfter(100_000, 'down');
  await expect(read()).rejects.toThrow('terminated');
  line.mend();
  expect(await read()).toBe(longCaptions);
});
