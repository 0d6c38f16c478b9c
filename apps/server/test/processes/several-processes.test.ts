import { copyFile, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { trustHops } from '../../src/configuration/trusted-proxies.ts';
import { readMonitoring } from '../../src/services/administration/monitoring.ts';
import { markerName } from '../../src/services/media/storage/folder-storage.ts';
import { registerAccount, saveNew } from '../support/accounts.ts';
import { registration, sampleForm } from '../support/forms.ts';
import { makeMigratedPlace } from '../support/migrated-place.ts';
import { isPostgresReachable, type Place } from '../support/places.ts';
import { isRedisReachable, redisAddress } from '../support/redis.ts';
import { startSilenceableProxy } from '../support/silenceable-proxy.ts';
import { type Answer, startTestServer } from '../support/test-server.ts';

type Running = Awaited<ReturnType<typeof startTestServer>>;

const limited = { rateLimit: true, trustProxy: trustHops(1) };

/** Four processes in all but name: they share nothing but the database, the media folder and Redis. */
async function startFour(place: Place, redisUrl?: string): Promise<Running[]> {
  const shared = { ...place, remove: async () => {} };
  const running: Running[] = [];
  for (let started = 0; started < 4; started += 1) {
    running.push(await startTestServer('postgres', { ...limited, redisUrl }, shared));
  }
  return running;
}

/** Sends requests at once, each to the next process, and counts the statuses. */
async function countStatuses(
  processes: readonly Running[],
  requests: number,
  send: (process: Running, number: number) => Promise<Answer>,
): Promise<Record<number, number>> {
  const counts: Record<number, number> = {};
  const answers = Array.from({ length: requests }, (_, number) => {
    const process = processes[number % processes.length] as Running;
    return send(process, number);
  });
  for (const { status } of await Promise.all(answers)) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
}

const from = (address: string) => ({ 'x-forwarded-for': address });

describe.skipIf(!isPostgresReachable).each([
  ['PostgreSQL', false],
  ['Redis', true],
] as const)('limits of four processes that count in %s', (_, isRedis) => {
  const isSkipped = isRedis && !isRedisReachable;
  let place: Place;
  let processes: Running[] = [];
  beforeAll(async () => {
    if (isSkipped) return;
    place = await makeMigratedPlace('postgres');
    processes = await startFour(place, isRedis ? redisAddress().href : undefined);
  });
  afterAll(async () => {
    for (const { stop } of processes) await stop();
    await place?.remove();
  });
  const first = () => processes[0] as Running;

  test.skipIf(isSkipped)('comments, saves, registrations and e-mails', async () => {
    const { token } = await registerAccount(first().send, 'author');
    const { id } = await saveNew(first().send, token, { isPublic: true });
    const comments = await countStatuses(processes, 24, ({ send }, number) =>
      send('POST', `/api/story/${id}/comments`, { token, body: { text: `Comment ${number}` } }),
    );
    expect(comments).toEqual({ 201: 10, 429: 14 });
    // The saves count before their story is looked for: without one they all come within the limit's minute.
    const saves = await countStatuses(processes, 310, ({ send }) =>
      send('PUT', '/api/StoryManagement/away', { token, body: sampleForm() }),
    );
    expect(saves).toEqual({ 404: 300, 429: 10 });
    const registrations = await countStatuses(processes, 36, ({ send }, number) =>
      send('POST', '/auth/register', {
        body: registration(`crowd${number}`),
        headers: from('192.0.2.1'),
      }),
    );
    expect(registrations).toEqual({ 201: 30, 429: 6 });
    const emails = await countStatuses(processes, 12, ({ send }, number) =>
      send('POST', '/auth/password/forgot', {
        body: { email: 'author@example.org' },
        headers: from(`198.51.100.${number}`),
      }),
    );
    expect(emails[429]).toBe(7);
    const neighbour = await registerAccount(first().send, 'neighbour');
    const comment = await first().send('POST', `/api/story/${id}/comments`, {
      token: neighbour.token,
      body: { text: 'Another one' },
    });
    expect(comment.status).toBe(201);
  });

  test.skipIf(isSkipped)('sign-ins, whichever networks and processes they come to', async () => {
    await first().send('POST', '/auth/register', { body: registration('target') });
    const time = Date.now();
    const waited: number[] = [];
    for (const { services } of processes) {
      services.now = () => time;
      services.wait = async (milliseconds) => {
        waited.push(milliseconds);
      };
    }
    const statuses = await countStatuses(processes, 20, ({ send }, number) =>
      send('POST', '/auth/login', {
        body: { email: 'target@example.org', password: 'Wrong2026' },
        headers: from(`203.0.113.${number}`),
      }),
    );
    expect(statuses).toEqual({ 401: 15, 429: 5 });
    expect(waited.toSorted((one, other) => one - other)).toEqual([250, 750, 1750, 3750, 7750]);
  });
});

describe.skipIf(!isPostgresReachable || !isRedisReachable)('a Redis that is away', () => {
  test('refuses nobody and lifts no limit', async () => {
    const place = await makeMigratedPlace('postgres');
    const address = redisAddress();
    const proxy = await startSilenceableProxy(address.hostname, Number(address.port || 6379));
    address.port = String(proxy.port);
    const server = await startTestServer('postgres', { ...limited, redisUrl: address.href }, place);
    onTestFinished(() => server.stop());
    const { send, services } = server;
    const stateOfRedis = async () =>
      (await readMonitoring(services)).services.find(({ name }) => name === 'Redis');
    const register = (number: number, network: string) =>
      send('POST', '/auth/register', {
        body: registration(`${network.replaceAll('.', '')}${number}`),
        headers: from(network),
      });
    expect(await stateOfRedis()).toMatchObject({ status: 'up' });
    expect((await register(0, '192.0.2.1')).status).toBe(201);

    proxy.silence();
    expect((await register(1, '192.0.2.1')).status).toBe(201);
    await proxy.close();
    expect(await stateOfRedis()).toMatchObject({ status: 'down', reason: expect.any(String) });
    expect((await send('GET', '/health/ready')).status).toBe(200);
    expect((await send('GET', '/health')).text).not.toContain('reason');
    expect((await send('GET', '/content/search?searchTerm=a')).status).toBe(200);
    const statuses = await countStatuses([server], 32, (_, number) =>
      register(number, '198.51.100.7'),
    );
    expect(statuses).toEqual({ 201: 30, 429: 2 });
  });
});

describe.skipIf(!isPostgresReachable)('several processes on one database', () => {
  let place: Place;
  let one: Running;
  let other: Running;
  beforeAll(async () => {
    place = await makeMigratedPlace('postgres');
    const shared = { ...place, remove: async () => {} };
    one = await startTestServer('postgres', {}, shared);
    other = await startTestServer('postgres', {}, shared);
  });
  afterAll(async () => {
    await one.stop();
    await other.stop();
    await place.remove();
  });

  test('show at once what another one has published, saved and taken back', async () => {
    const { token } = await registerAccount(one.send, 'writer');
    const { id } = await saveNew(one.send, token, { isPublic: true, title: 'First' });
    const read = async () => {
      const { status, body } = await other.send('GET', `/api/story/${id}/data`);
      return status === 200 ? body.title : status;
    };
    const save = (overrides: Parameters<typeof sampleForm>[0]) =>
      one.send('PUT', `/api/StoryManagement/${id}`, { token, body: sampleForm(overrides) });
    expect(await read()).toBe('First');
    await save({ isPublic: true, title: 'Second' });
    expect(await read()).toBe('Second');
    await save({ isPublic: false, title: 'Second' });
    expect(await read()).toBe(404);
  });

  test('are ready with one media folder; one that has another is not, and says why', async () => {
    expect((await one.send('GET', '/health/ready')).status).toBe(200);
    expect((await other.send('GET', '/health/ready')).status).toBe(200);
    const dataDirectory = await mkdtemp(join(tmpdir(), 'dreamfork-test-'));
    const remove = () => rm(dataDirectory, { recursive: true, force: true });
    const alone = await startTestServer('postgres', {}, { ...place, dataDirectory, remove });
    onTestFinished(() => alone.stop());
    expect((await alone.send('GET', '/health/ready')).status).toBe(503);
    const storage = (await readMonitoring(alone.services)).services.find(
      ({ name }) => name === 'File storage',
    );
    expect(storage).toMatchObject({
      status: 'down',
      reason: expect.stringMatching(/is not the media folder .* must share one folder/),
    });
    expect((await alone.send('GET', '/health')).text).not.toContain(dataDirectory);

    // As if the shared folder were mounted now.
    const media = join(dataDirectory, 'media');
    await mkdir(media, { recursive: true });
    await copyFile(join(place.dataDirectory, 'media', markerName), join(media, markerName));
    await expect(alone.services.media.storage.check()).resolves.toBeUndefined();
  });
});
