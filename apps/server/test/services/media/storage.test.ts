import { access, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { createFolderStorage } from '../../../src/services/media/storage/folder-storage.ts';
import { createS3Storage } from '../../../src/services/media/storage/s3-storage.ts';
import type { MediaStorage } from '../../../src/services/media/storage/storage.ts';
import { startS3 } from '../../support/media/s3-server.ts';

const makers = {
  async folder() {
    const directory = await mkdtemp(join(tmpdir(), 'dreamfork-storage-'));
    const stop = () => rm(directory, { recursive: true, force: true });
    return { storage: createFolderStorage(join(directory, 'media')), stop };
  },
  async s3() {
    const { bucket, stop } = await startS3();
    return { storage: createS3Storage(bucket), stop };
  },
};

describe.each(['folder', 's3'] as const)('media are stored in: %s', (kind) => {
  let storage: MediaStorage;
  let place: string;
  let stop = async () => {};
  beforeAll(async () => {
    place = await mkdtemp(join(tmpdir(), 'dreamfork-temporary-'));
    ({ storage, stop } = await makers[kind]());
    await storage.prepare?.({ isUsed: async () => false });
    await storage.check();
  });
  afterAll(async () => {
    await stop();
    await rm(place, { recursive: true, force: true });
  });

  const folder = 'ab'.repeat(32);
  async function write(name: string, content: string | Uint8Array): Promise<string> {
    const path = join(place, name);
    await writeFile(path, content);
    await storage.write(`${folder}/${name}`, path);
    return path;
  }
  const read = async (name: string, range?: { start: number; end: number }) => {
    const stream = await storage.read(`${folder}/${name}`, range);
    return stream && (await buffer(stream)).toString();
  };

  test('a file moves into it and is read whole or in part', async () => {
    const path = await write('original', '0123456789');
    await expect(access(path)).rejects.toThrow('ENOENT');
    expect(await storage.size(`${folder}/original`)).toBe(10);
    expect(await read('original')).toBe('0123456789');
    expect(await read('original', { start: 2, end: 4 })).toBe('234');
    expect(await read('original', { start: 9, end: 9 })).toBe('9');
  });

  test('an object is replaced as a whole', async () => {
    await write('again', 'long ago');
    await write('again', 'now');
    expect([await storage.size(`${folder}/again`), await read('again')]).toEqual([3, 'now']);
  });

  test('what is not there is undefined', async () => {
    expect(await storage.size(`${folder}/missing`)).toBeUndefined();
    expect(await storage.read(`${folder}/missing`)).toBeUndefined();
  });

  test('everything is listed, and a folder is removed as a whole', async () => {
    await write('640.webp', 'small');
    const other = join(place, 'other');
    await writeFile(other, 'other');
    await storage.write(`${'cd'.repeat(32)}/original`, other);
    const listed = async () => {
      const objects = [];
      for await (const object of storage.list()) objects.push(object);
      return objects;
    };
    const keys = async () => (await listed()).map(({ key }) => key).toSorted();
    expect(await keys()).toContain(`${folder}/640.webp`);
    const [first] = await listed();
    expect(Math.abs((first?.changedAt ?? 0) - Date.now())).toBeLessThan(60_000);
    await storage.removeFolder(`${folder}/`);
    await storage.removeFolder(`${folder}/`);
    expect(await keys()).toEqual([`${'cd'.repeat(32)}/original`]);
  });
});

test('a browser reads an object of a bucket by an address of its own', async () => {
  const { storage, stop } = await makers.s3();
  const path = join(tmpdir(), `dreamfork-shown-${process.pid}`);
  await writeFile(path, 'for the browser');
  await storage.write('ab/shown', path);
  const presentation = { mimeType: 'text/plain', disposition: 'attachment; filename="a.txt"' };
  const address = await storage.addressOf?.('ab/shown', presentation);
  const response = await fetch(String(address), { headers: { range: 'bytes=0-2' } });
  expect(await response.text()).toBe('for');
  expect(response.headers.get('content-type')).toBe('text/plain');
  expect(response.headers.get('content-disposition')).toBe(presentation.disposition);
  await stop();
});

test('the address of a picture ends within a minute, that of a film as long as it plays', async () => {
  const { storage, stop } = await makers.s3();
  const path = join(tmpdir(), `dreamfork-seen-${process.pid}`);
  await writeFile(path, 'seen');
  await storage.write('ab/seen', path);
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-23T10:00:00Z') });
  const addressFor = async (mimeType: string) =>
    String(await storage.addressOf?.('ab/seen', { mimeType, disposition: 'inline' }));
  const statusOf = async (address: string) => (await fetch(address)).status;
  try {
    const picture = await addressFor('image/png');
    const film = await addressFor('video/mp4');
    vi.setSystemTime(Date.parse('2026-11-23T10:00:14Z'));
    expect(await addressFor('image/png')).toBe(picture);
    vi.setSystemTime(Date.parse('2026-11-23T10:00:59Z'));
    expect(await addressFor('image/png')).not.toBe(picture);
    expect([await statusOf(picture), await statusOf(film)]).toEqual([200, 200]);
    vi.setSystemTime(Date.parse('2026-11-23T10:01:01Z'));
    expect(await statusOf(picture)).toBe(403);
    vi.setSystemTime(Date.parse('2026-11-23T10:29:59Z'));
    expect(await addressFor('video/mp4')).toBe(film);
    expect(await statusOf(film)).toBe(200);
  } finally {
    vi.useRealTimers();
    await stop();
  }
});

test('an object storage that does not answer makes the server busy', async () => {
  const { bucket, stop } = await startS3();
  await stop();
  const storage = createS3Storage(bucket);
  await expect(storage.size('a/b')).rejects.toMatchObject({ code: 'server-busy' });
  await expect(storage.check()).rejects.toMatchObject({ code: 'server-busy' });
});

test('an object storage that leads elsewhere is not followed', async () => {
  let asked = 0;
  const elsewhere = createServer((_request, response) => {
    asked += 1;
    response.end();
  });
  const leading = createServer((_request, response) => {
    const { port } = elsewhere.address() as AddressInfo;
    response.writeHead(307, { location: `http://127.0.0.1:${port}/` }).end();
  });
  for (const server of [elsewhere, leading]) {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  }
  const { bucket, stop } = await startS3();
  try {
    const { port } = leading.address() as AddressInfo;
    const storage = createS3Storage({ ...bucket, endpoint: `http://127.0.0.1:${port}` });
    await expect(storage.size('a/b')).rejects.toMatchObject({ code: 'server-busy' });
    expect(asked).toBe(0);
  } finally {
    await stop();
    elsewhere.close();
    leading.close();
  }
});

test('a media folder whose disk is gone is neither used nor made anew', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'dreamfork-storage-'));
  const folder = join(directory, 'media');
  await createFolderStorage(folder).prepare?.({ isUsed: async () => false });
  await rm(folder, { recursive: true });
  const storage = createFolderStorage(folder);
  await expect(storage.prepare?.({ isUsed: async () => true })).rejects.toMatchObject({
    code: 'server-busy',
  });
  await expect(storage.check()).rejects.toMatchObject({
    cause: { message: expect.stringContaining('is not the media folder') },
  });
  const file = join(directory, 'file');
  await writeFile(file, 'content');
  await expect(storage.write(`${'ab'.repeat(32)}/original`, file)).rejects.toMatchObject({
    code: 'server-busy',
  });
  await expect(access(folder)).rejects.toThrow('ENOENT');
  await rm(directory, { recursive: true });
});
