import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { isFullRun } from '../../../../scripts/testScope.ts';
import { waitLimit } from '../../../../scripts/timeLimits.ts';
import { openReplica } from '../../src/db/replica.ts';
import { readMonitoring } from '../../src/services/administration/monitoring.ts';
import { checkReplica } from '../../src/services/doctor/check-replica.ts';
import { registerAccount, saveNew } from '../support/accounts.ts';
import { sampleForm } from '../support/forms.ts';
import { makeMigratedPlace } from '../support/migrated-place.ts';
import { isPostgresReachable, makePlace } from '../support/places.ts';
import { canRunPostgres, runOn, startPair } from '../support/postgres-pair.ts';
import { startTestServer } from '../support/test-server.ts';

test.skipIf(!isPostgresReachable)('a server that follows no other is no replica', async () => {
  const place = await makeMigratedPlace('postgres');
  const url = place.databaseUrl ?? '';
  const { send, services, stop } = await startTestServer(
    'postgres',
    { databaseReadUrl: url },
    place,
  );
  const { token } = await registerAccount(send, 'author');
  await saveNew(send, token, { isPublic: true });
  const replica = openReplica(services.database, { url, onLostConnection: () => {} });
  await replica.look();
  await expect(replica.check()).rejects.toThrow(/is no replica: it follows no other/);
  await expect(replica.read(async (database) => database)).resolves.toBe(services.database);
  await replica.close();
  expect(await checkReplica({ databaseUrl: url, databaseReadUrl: url })).toMatchObject({
    state: 'wrong',
    sentence: expect.stringContaining('no replica'),
  });
  expect((await send('GET', '/content/search')).body.items).toHaveLength(1);
  expect((await send('GET', '/health/ready')).status).toBe(200);
  await stop();
});

describe.skipIf(!isFullRun || !canRunPostgres)('reads from a replica', () => {
  let pair: Awaited<ReturnType<typeof startPair>>;
  let server: Awaited<ReturnType<typeof startTestServer>>;
  let token = '';
  beforeAll(async () => {
    pair = await startPair();
    const { dataDirectory, remove } = await makePlace('sqlite');
    server = await startTestServer(
      'postgres',
      { databaseReadUrl: pair.standby.url },
      { dataDirectory, remove, databaseUrl: pair.primary.url },
    );
    token = (await registerAccount(server.send, 'author')).token;
  });
  afterAll(async () => {
    await server?.stop();
    await pair?.stop();
  });
  const until = (work: () => Promise<void>) =>
    vi.waitFor(work, { interval: 50, timeout: waitLimit });
  const titles = async (viewer?: string): Promise<string[]> => {
    const { body } = await server.send('GET', '/content/search?sort=title', { token: viewer });
    return body.items.map(({ title }: { title: string }) => title);
  };
  const stateOfReplica = async () =>
    (await readMonitoring(server.services)).services.find(
      ({ name }) => name === 'Database replica',
    );

  test('guests may read late, authors never, and what is taken back is gone at once', async () => {
    const { send, services } = server;
    const { id } = await saveNew(send, token, { isPublic: true, title: 'First' });
    await until(async () => expect(await titles()).toEqual(['First']));
    await until(async () => expect(await stateOfReplica()).toMatchObject({ status: 'up' }));
    const time = Date.now();
    const clock = vi.spyOn(Date, 'now').mockImplementation(() => time);
    await services.replica?.look();
    await runOn(pair.standby.port, 'select pg_wal_replay_pause()');
    const late = await saveNew(send, token, { isPublic: true, title: 'Second' });
    expect(await titles()).toEqual(['First']);
    expect(await titles(token)).toEqual(['First', 'Second']);
    expect((await send('GET', `/api/story/${late.id}/data`)).body.title).toBe('Second');
    await send('PUT', `/api/StoryManagement/${id}`, {
      token,
      body: sampleForm({ isPublic: false, title: 'First' }),
    });
    expect(await titles()).toEqual([]);
    expect((await send('GET', `/api/story/${id}/data`)).status).toBe(404);

    clock.mockImplementation(() => time + 6000);
    expect(await titles()).toEqual(['Second']);
    expect(await stateOfReplica()).toMatchObject({
      status: 'down',
      reason: expect.stringMatching(/6 seconds behind/),
    });
    clock.mockRestore();
    await runOn(pair.standby.port, 'select pg_wal_replay_resume()');
    await until(async () => expect(await stateOfReplica()).toMatchObject({ status: 'up' }));
    const urls = { databaseUrl: pair.primary.url, databaseReadUrl: pair.standby.url };
    expect(await checkReplica(urls)).toMatchObject({ state: 'well' });
  });

  test('a replica that is away refuses nobody', async () => {
    await pair.standby.kill();
    expect(await titles()).toEqual(['Second']);
    await until(async () => expect(await stateOfReplica()).toMatchObject({ status: 'down' }));
    expect((await server.send('GET', '/health')).status).toBe(200);
    await pair.standby.start();
    await until(async () => expect(await stateOfReplica()).toMatchObject({ status: 'up' }));
    expect(await titles()).toEqual(['Second']);
  });
});
