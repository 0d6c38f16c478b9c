import { once } from 'node:events';
import { rm, writeFile } from 'node:fs/promises';
import { createServer, type IncomingHttpHeaders, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { sql } from 'kysely';
import { describe, expect, onTestFinished, test } from 'vitest';
import { readTrustProxy, trustHops } from '../../src/configuration/trusted-proxies.ts';
import { openDatabase } from '../../src/db/open.ts';
import { sqliteFileName } from '../../src/db/sqlite.ts';
import { checkDatabase } from '../../src/services/doctor/check-database.ts';
import { checkMail } from '../../src/services/doctor/check-mail.ts';
import {
  checkClock,
  checkOpenFiles,
  checkVersions,
} from '../../src/services/doctor/check-process.ts';
import { checkPublicAddress } from '../../src/services/doctor/check-public-address.ts';
import { checkBackups, checkDisk, checkMedia } from '../../src/services/doctor/check-storage.ts';
import { openMailCatcher } from '../support/emails.ts';
import { describeOnBothEngines, placeOfTest } from '../support/engines.ts';
import { startS3 } from '../support/media/s3-server.ts';
import { makeMigratedPlace } from '../support/migrated-place.ts';
import { startTestServer, testConfiguration } from '../support/test-server.ts';

describeOnBothEngines('the check of the database', (engine) => {
  test('names what answers, and that a newer version has worked on it', async () => {
    const place = await makeMigratedPlace(engine);
    onTestFinished(place.remove);
    const { finding, ahead } = await checkDatabase(place);
    expect(finding).toMatchObject({
      state: 'well',
      sentence: expect.stringMatching(/^(?:SQLite|PostgreSQL) \d.+ is up to date\.$/),
    });
    expect(ahead === undefined).toBe(engine === 'sqlite');
    const { database, close } = await openDatabase({
      configuration: place,
      onLostConnection: () => {},
    });
    await sql`delete from kysely_migration where name like '0033%'`.execute(database);
    expect((await checkDatabase(place)).finding.sentence).toContain('(migrations to run: 1)');
    await sql`insert into kysely_migration (name, timestamp) values ('9999-later', '')`.execute(
      database,
    );
    await close();
    expect((await checkDatabase(place)).finding).toMatchObject({
      state: 'wrong',
      sentence: expect.stringContaining('by a newer version of Dreamfork'),
    });
  });
});

test('a database that is missing, damaged or away is told', async () => {
  const place = await placeOfTest();
  expect((await checkDatabase(place)).finding.state).toBe('unknown');
  await writeFile(join(place.dataDirectory, sqliteFileName), 'x'.repeat(5000));
  expect((await checkDatabase(place)).finding).toMatchObject({
    state: 'wrong',
    sentence: expect.stringContaining('is damaged'),
  });
  const databaseUrl = 'postgres://nobody@127.0.0.1:1/nothing';
  expect((await checkDatabase({ ...place, databaseUrl })).finding).toMatchObject({
    state: 'wrong',
    sentence: expect.stringContaining('ECONNREFUSED'),
  });
});

test('a full disk and a missing directory are told', async () => {
  const place = await placeOfTest();
  expect((await checkDisk(place)).state).toBe('well');
  const full = async () => ({ freeBytes: 1024, totalBytes: 1024 ** 3 });
  expect(await checkDisk(place, full)).toMatchObject({
    state: 'wrong',
    sentence: expect.stringContaining('0.0 GB of 1.0 GB are free'),
  });
  expect((await checkDisk({ dataDirectory: '/no/such/directory' })).state).toBe('unknown');
});

test('a folder for backups that is missing or not set is told', async () => {
  const { dataDirectory } = await placeOfTest();
  expect((await checkBackups({ backupDirectory: dataDirectory })).state).toBe('well');
  expect(await checkBackups({ backupDirectory: join(dataDirectory, 'none') })).toMatchObject({
    state: 'wrong',
    sentence: expect.stringContaining('no backups are made'),
  });
  expect(await checkBackups({ backupDirectory: undefined })).toMatchObject({
    state: 'well',
    sentence: expect.stringContaining('no nightly backups are made'),
  });
});

describe('the check of media', () => {
  test('misses the marker of a folder whose disk is not mounted', async () => {
    const { services, place, stop } = await startTestServer('sqlite');
    onTestFinished(stop);
    expect((await checkMedia(services.configuration)).state).toBe('well');
    await rm(join(place.dataDirectory, 'media'), { recursive: true });
    expect(await checkMedia(services.configuration)).toMatchObject({
      state: 'wrong',
      sentence: expect.stringContaining('.dreamfork-media is missing'),
    });
  });

  test('writes into a bucket and leaves nothing', async () => {
    const { bucket, stop } = await startS3();
    onTestFinished(stop);
    const place = await placeOfTest();
    const { media, ...configuration } = testConfiguration(place);
    const withBucket = { ...configuration, media: { ...media, s3: bucket } };
    expect((await checkMedia(withBucket)).state).toBe('well');
    const list = await fetch(`${bucket.endpoint}/media?list-type=2`);
    expect(await list.text()).not.toContain('doctor');
    const missing = { ...media, s3: { ...bucket, bucket: 'another' } };
    expect(await checkMedia({ ...configuration, media: missing })).toMatchObject({
      state: 'wrong',
      sentence: expect.stringContaining('NoSuchBucket'),
    });
  });
});

test('a mail server that answers takes a test e-mail; one that is away is told', async () => {
  const catcher = await openMailCatcher();
  const place = await placeOfTest();
  const configuration = testConfiguration(place, catcher.configuration);
  expect((await checkMail(configuration)).state).toBe('well');
  expect(catcher.emails()).toEqual([]);
  expect((await checkMail(configuration, 'me@example.org')).state).toBe('well');
  expect((await catcher.next('me@example.org')).subject).toBe('Test email');
  const away = { ...configuration, mail: { ...configuration.mail, smtpUrl: 'smtp://127.0.0.1:1' } };
  expect(await checkMail(away)).toMatchObject({
    state: 'wrong',
    sentence: expect.stringContaining('ECONNREFUSED'),
  });
});

test('a clock that is wrong is told, with how far it is off', () => {
  expect(checkClock({ database: 900, web: -1400 }).state).toBe('well');
  expect(checkClock({ database: undefined, web: undefined }).state).toBe('well');
  expect(checkClock({ database: 90_000, web: -60_000 })).toMatchObject({
    state: 'wrong',
    sentence:
      'The clock of this machine is 90 s behind that of the database and 60 s ahead of that of the public address.',
  });
});

test('an old Node, a server that waits for its restart and few open files are told', () => {
  expect(checkVersions(undefined).state).toBe('well');
  expect(checkVersions('0.0.1')).toMatchObject({ state: 'wrong', remedy: 'Restart the server.' });
  expect(checkVersions(undefined, '20.11.0').state).toBe('wrong');
  expect(checkOpenFiles(undefined).state).toBe('well');
  expect(checkOpenFiles(1024).state).toBe('wrong');
});

const secret = 'a secret of the tests that has more than 32 characters';

/** A proxy on this machine that passes requests on with the headers that it is told to send. */
async function startProxy(
  port: number,
  change: (headers: IncomingHttpHeaders) => IncomingHttpHeaders,
): Promise<string> {
  const proxy = createServer((incoming, outgoing) => {
    const { method, url: path } = incoming;
    const headers = change({ ...incoming.headers });
    const onward = request({ host: '127.0.0.1', port, method, path, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 500, answer.headers);
      answer.pipe(outgoing);
    });
    onward.once('error', () => outgoing.writeHead(502).end());
    incoming.pipe(onward);
  });
  proxy.listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  onTestFinished(() => new Promise<void>((resolve) => proxy.close(() => resolve())));
  return `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`;
}

describe('the check of the public address', () => {
  const visitor = '198.51.100.7';
  const appends = (headers: IncomingHttpHeaders) => ({
    ...headers,
    'x-forwarded-for': `${String(headers['x-forwarded-for'])}, ${visitor}`,
  });
  const replaces = (headers: IncomingHttpHeaders) => ({ ...headers, 'x-forwarded-for': visitor });
  const removes = ({ 'x-forwarded-for': _left, ...headers }: IncomingHttpHeaders) => headers;
  const same = (headers: IncomingHttpHeaders) => headers;
  const asHttps = (headers: IncomingHttpHeaders) => ({
    ...replaces(headers),
    'x-forwarded-proto': 'https',
  });

  test.each([
    ['a proxy that appends', appends, '1', 'well', visitor],
    ['a proxy that replaces', replaces, '127.0.0.1', 'well', visitor],
    ['no proxy', same, '0', 'well', '127.0.0.1'],
    ['a proxy that is not trusted', appends, '0', 'wrong', 'TRUST_PROXY=1'],
    ['a proxy that is trusted twice', appends, '2', 'wrong', 'can choose the address'],
    ['a proxy that is trusted and not there', same, '1', 'wrong', 'TRUST_PROXY=0'],
    ['a proxy that leaves the address out', removes, '1', 'wrong', 'X-Forwarded-For'],
    ['a proxy that names another scheme', asHttps, '1', 'wrong', 'arrive as https'],
  ])('%s', async (_name, change, trusted, state, told) => {
    const { app, stop } = await startTestServer('sqlite', {
      jwtSecret: secret,
      trustProxy: readTrustProxy(trusted) ?? trustHops(0),
    });
    onTestFinished(stop);
    await app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = app.server.address() as AddressInfo;
    const publicUrl = await startProxy(port, change);
    const mail = { smtpUrl: undefined, from: '' };
    const { findings, ahead } = await checkPublicAddress(
      { publicUrl, mail },
      { secret, isRunning: true },
    );
    expect(findings.map((finding) => finding.state)).toEqual(['well', state]);
    expect(JSON.stringify(findings[1])).toContain(told);
    expect(Math.abs(ahead ?? Number.NaN)).toBeLessThan(5000);
  });

  test('a server that does not run, another one and none at all are told apart', async () => {
    const { app, stop } = await startTestServer('sqlite', { jwtSecret: secret });
    onTestFinished(stop);
    const mail = { smtpUrl: undefined, from: '' };
    const publicUrl = await app.listen({ port: 0, host: '127.0.0.1' });
    const stateOf = async (
      address: string,
      options: { secret: string; isRunning: boolean },
    ): Promise<unknown> => {
      const { findings } = await checkPublicAddress({ publicUrl: address, mail }, options);
      return findings[0]?.state;
    };
    const another = 'another secret that has more than 32 characters';
    expect(await stateOf(publicUrl, { secret: another, isRunning: true })).toBe('wrong');
    const away = await startProxy(1, (headers) => headers);
    for (const address of [away, 'http://127.0.0.1:1']) {
      expect(await stateOf(address, { secret, isRunning: true })).toBe('wrong');
      expect(await stateOf(address, { secret, isRunning: false })).toBe('unknown');
    }
    expect((await app.inject('/health/arrival')).statusCode).toBe(401);
  });
});
