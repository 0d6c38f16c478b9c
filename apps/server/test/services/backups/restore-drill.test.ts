import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { fixturePassword, lighthouseStory } from '@dreamfork/api-client/fixtures';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Configuration } from '../../../src/configuration/configuration.ts';
import type { Manifest } from '../../../src/services/backups/manifest.ts';
import { restoreBackup } from '../../../src/services/backups/restore-backup.ts';
import { writeBackup } from '../../../src/services/backups/write-backup.ts';
import { folderOf, hashOf, originalKey } from '../../../src/services/media/keys.ts';
import { openStorage } from '../../../src/services/media/media-services.ts';
import { markerName } from '../../../src/services/media/storage/folder-storage.ts';
import { picture } from '../../support/media/files.ts';
import { startS3 } from '../../support/media/s3-server.ts';
import { fileOf, upload } from '../../support/media/upload.ts';
import { makeOldPlace } from '../../support/old-database.ts';
import { isPostgresReachable, makePlace, type Place } from '../../support/places.ts';
import { readSums } from '../../support/stored-sums.ts';
import { startTestServer, testConfiguration } from '../../support/test-server.ts';

const directions = [
  { from: 'sqlite', to: 'postgres' },
  { from: 'postgres', to: 'sqlite' },
] as const;

describe.skipIf(!isPostgresReachable).each(directions)('from $from to $to', ({ from, to }) => {
  let source: Awaited<ReturnType<typeof startTestServer>>;
  let bucket: Awaited<ReturnType<typeof startS3>>;
  let token = '';
  let image: { id: string; sha256: string; bytes: Buffer };
  let manifest: Manifest;
  let file = '';
  const places: Place[] = [];

  // PostgreSQL has its media in a bucket, SQLite in a folder.
  const withMedia = (place: Place): Configuration => {
    const configuration = testConfiguration(place);
    const s3 = place.databaseUrl ? bucket.bucket : undefined;
    return { ...configuration, media: { ...configuration.media, s3 } };
  };
  const makeEmptyPlace = async (): Promise<Place> => {
    const place = await makePlace(to);
    places.push(place);
    return place;
  };

  beforeAll(async () => {
    bucket = await startS3();
    const place = await makeOldPlace(from);
    // The storage is there and has lost its files.
    await mkdir(join(place.dataDirectory, 'media'));
    await writeFile(join(place.dataDirectory, 'media', markerName), '');
    source = await startTestServer(from, { media: withMedia(place).media }, place);
    const { send, services } = source;
    const credentials = { email: 'anna@dreamfork.test', password: fixturePassword };
    token = (await send('POST', '/auth/login', { body: credentials })).body.token;
    const bytes = await picture(64, 48).png().toBuffer();
    const { id } = await upload(send, token, fileOf(bytes, 'map.png', 'image/png'));
    const { sha256 } = await services.database
      .selectFrom('media_files')
      .select('sha256')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    image = { id, sha256, bytes };
    file = join(place.dataDirectory, 'backup.zip');
    manifest = await writeBackup({ source: withMedia(place), file, content: 'all' });
  });
  afterAll(async () => {
    await source?.stop();
    for (const place of places) await place.remove();
    await bucket?.stop();
  });

  test('every row and every file is there again, and the server works on them', async () => {
    const place = await makeEmptyPlace();
    await restoreBackup(file, withMedia(place));
    const server = await startTestServer(to, { media: withMedia(place).media }, place);
    places.pop();
    try {
      const sums = await readSums(server.services.database);
      expect(sums).toEqual(await readSums(source.services.database));
      expect(sums).toEqual(manifest.tables);
      expect(sums.filter(({ rows }) => rows > 0).length).toBeGreaterThan(20);
      const content = await server.services.media.storage.read(originalKey(image.sha256));
      expect(content && (await buffer(content)).equals(image.bytes)).toBe(true);
      // The session goes on, because the signing secret came along.
      expect((await server.send('GET', '/auth/me', { token })).status).toBe(200);
      const found = await server.send('GET', '/content/search?searchTerm=маяками');
      expect(found.body.items).toContainEqual(expect.objectContaining({ id: lighthouseStory.id }));
    } finally {
      await server.stop();
    }
  });

  test('what the storage had lost is named, and does not stop the backup', () => {
    expect(manifest.missingMedia.length).toBeGreaterThan(0);
    expect(manifest.missingMedia).not.toContain(image.sha256);
    expect(manifest.media.map(({ key }) => key)).toEqual([originalKey(image.sha256)]);
  });

  test('a place that is not empty is refused and stays as it was', async () => {
    const before = await readSums(source.services.database);
    await expect(restoreBackup(file, withMedia(source.place))).rejects.toThrow(
      'has tables already',
    );
    expect(await readSums(source.services.database)).toEqual(before);
    const place = await makeEmptyPlace();
    await writeFile(join(place.dataDirectory, 'jwt-secret'), 'another one');
    await expect(restoreBackup(file, withMedia(place))).rejects.toThrow('holds another secret');
  });

  test('a storage with other media is refused', async () => {
    const place = await makeEmptyPlace();
    const configuration = withMedia(place);
    const other = originalKey('0'.repeat(64));
    const path = join(place.dataDirectory, 'other');
    await writeFile(path, 'other');
    const storage = openStorage(configuration);
    await storage.prepare?.({ isUsed: async () => false });
    await storage.write(other, path);
    await expect(restoreBackup(file, configuration)).rejects.toThrow('has files already');
    await storage.removeFolder(folderOf(hashOf(other)));
  });

  test('a damaged backup is refused before anything is written', async () => {
    const place = await makeEmptyPlace();
    const bytes = await readFile(file);
    const damaged = join(source.place.dataDirectory, 'damaged.zip');
    // In the content of the picture, which is stored as it is.
    const at = bytes.indexOf(image.bytes) + image.bytes.length - 20;
    bytes[at] = (bytes[at] ?? 0) ^ 1;
    await writeFile(damaged, bytes);
    await expect(restoreBackup(damaged, withMedia(place))).rejects.toThrow('is damaged at media/');
    await writeFile(damaged, bytes.subarray(0, bytes.length / 2));
    await expect(restoreBackup(damaged, withMedia(place))).rejects.toThrow('is not a whole backup');
    await restoreBackup(file, withMedia(place));
    await rm(damaged);
  });

  test('no server starts on a restore that was broken off, which goes on when it is run again', async () => {
    const place = await makeEmptyPlace();
    const configuration = withMedia(place);
    const uploads = join(place.dataDirectory, 'uploads');
    await writeFile(uploads, 'in the way of the media');
    await expect(restoreBackup(file, configuration)).rejects.toThrow('uploads');
    const start = () => startTestServer(to, { media: configuration.media }, place);
    await expect(start()).rejects.toThrow('restore');
    await rm(uploads);
    await restoreBackup(file, configuration);
    const server = await start();
    places.pop();
    try {
      expect(await readSums(server.services.database)).toEqual(manifest.tables);
    } finally {
      await server.stop();
    }
  });

  test('a file that exists is not overwritten, and a folder that is gone not made', async () => {
    const again = writeBackup({ source: withMedia(source.place), file, content: 'all' });
    await expect(again).rejects.toThrow('exists already');
    const gone = join(source.place.dataDirectory, 'gone', 'backup.zip');
    const nowhere = writeBackup({ source: withMedia(source.place), file: gone, content: 'all' });
    await expect(nowhere).rejects.toThrow('Make it, or mount its disk.');
  });
});
