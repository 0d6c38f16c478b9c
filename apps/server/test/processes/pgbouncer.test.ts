import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { runJob } from '../../src/services/administration/job-work.ts';
import { writeBackup } from '../../src/services/backups/write-backup.ts';
import { checkDatabase } from '../../src/services/doctor/check-database.ts';
import { registerAccount, saveNew } from '../support/accounts.ts';
import { sampleForm } from '../support/forms.ts';
import { watchLive } from '../support/live.ts';
import { canRunPgBouncer, startPgBouncer } from '../support/pgbouncer.ts';
import { isPostgresReachable, makePlace, type Place, runOnPostgres } from '../support/places.ts';
import { startTestServer } from '../support/test-server.ts';

type Running = Awaited<ReturnType<typeof startTestServer>>;

describe.skipIf(!isPostgresReachable || !canRunPgBouncer)('behind PgBouncer', () => {
  let place: Place;
  let pgbouncer: Awaited<ReturnType<typeof startPgBouncer>>;
  let running: Running[] = [];
  beforeAll(async () => {
    place = await makePlace('postgres');
    pgbouncer = await startPgBouncer(place.databaseUrl ?? '');
    const shared = { ...place, databaseUrl: pgbouncer.url, remove: async () => {} };
    // Both find an empty database, and one of them makes its tables.
    running = await Promise.all(
      [1, 2].map(() => startTestServer('postgres', { rateLimit: true }, shared)),
    );
  });
  afterAll(async () => {
    for (const { stop } of running) await stop();
    await pgbouncer?.stop();
    await place?.remove();
  });
  const [one, other] = [() => running[0] as Running, () => running[1] as Running];

  test('starts leave no lock behind', async () => {
    const locks = await runOnPostgres(`
      select pid from pg_locks join pg_database on pg_database.oid = pg_locks.database
      where locktype = 'advisory' and datname = '${new URL(pgbouncer.url).pathname.slice(1)}'`);
    expect(locks).toEqual([]);
  });

  test('saves at once are all kept, and limits hold for both processes', async () => {
    const { token } = await registerAccount(one().send, 'author');
    const { id } = await saveNew(one().send, token, { isPublic: true });
    const saves = await Promise.all(
      Array.from({ length: 40 }, (_, number) =>
        (number % 2 === 0 ? one() : other()).send('PUT', `/api/StoryManagement/${id}`, {
          token,
          body: sampleForm({ isPublic: true, title: `Save ${number}` }),
        }),
      ),
    );
    const versions = saves.map(({ body }) => body.story?.version);
    expect(new Set(versions).size).toBe(saves.length);
    const { body } = await other().send('GET', `/api/story/${id}/data`);
    expect(body.version).toBe(Math.max(...versions));
    const comments = await Promise.all(
      Array.from({ length: 14 }, (_, number) =>
        (number % 2 === 0 ? one() : other()).send('POST', `/api/story/${id}/comments`, {
          token,
          body: { text: `Comment ${number}` },
        }),
      ),
    );
    expect(comments.filter(({ status }) => status === 201)).toHaveLength(10);
    const found = await one().send('GET', '/content/search?searchTerm=save');
    expect(found.body.items).toHaveLength(1);
  });

  test('a save is heard at the other process without LISTEN', async () => {
    const { token } = await registerAccount(one().send, 'together');
    const { id } = await saveNew(one().send, token);
    await other().app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = other().app.server.address() as AddressInfo;
    const watcher = watchLive({ address: `http://127.0.0.1:${port}`, token, storyId: id });
    await watcher.next('welcome');
    await one().send('PUT', `/api/StoryManagement/${id}`, { token, body: sampleForm() });
    expect(await watcher.next('version')).toMatchObject({ version: 2 });
    await watcher.leave();
  });

  test('jobs run, and a backup is written', async () => {
    const { services } = one();
    const log = { info: () => {}, error: () => {} };
    for (const job of ['story-purge', 'event-purge', 'media-upkeep'] as const) {
      await expect(runJob(services, job, log)).resolves.toBeUndefined();
    }
    const directory = await mkdtemp(join(tmpdir(), 'dreamfork-backup-'));
    try {
      const file = join(directory, 'backup.zip');
      const source = services.configuration;
      const { tables } = await writeBackup({ source, file, content: 'database' });
      expect(tables.find(({ name }) => name === 'stories')?.rows).toBe(2);
    } finally {
      await rm(directory, { recursive: true });
    }
  });

  test('statements end in time', async () => {
    const { finding } = await checkDatabase({ ...place, databaseUrl: pgbouncer.url });
    expect(finding).toMatchObject({ state: 'well' });
  });
});
