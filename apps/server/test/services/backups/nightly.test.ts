import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { backUpIfDue, runJob } from '../../../src/services/administration/job-work.ts';
import { listJobs } from '../../../src/services/administration/jobs.ts';
import { readMonitoring } from '../../../src/services/administration/monitoring.ts';
import { claimBackup, createBackups, readBackups } from '../../../src/services/backups/nightly.ts';
import { openBackup } from '../../../src/services/backups/open-backup.ts';
import type { Services } from '../../../src/services/services.ts';
import { describeOnBothEngines } from '../../support/engines.ts';
import { openTestServer } from '../../support/test-server.ts';

const hour = 60 * 60 * 1000;
const log = { info: () => {}, error: () => {} };

describeOnBothEngines('nightly backups', (engine) => {
  const server = openTestServer(engine);
  let directory = '';
  beforeAll(async () => {
    directory = await mkdtemp(join(tmpdir(), 'dreamfork-backups-'));
  });
  afterEach(async () => {
    vi.unstubAllEnvs();
    await server().services.database.deleteFrom('job_runs').execute();
    for (const name of await readdir(directory)) await rm(join(directory, name));
  });
  afterAll(() => rm(directory, { recursive: true }));

  /** The services of an operator with a folder for backups, at a time. */
  const servicesAt = (time: number, backupDirectory: string | undefined = directory): Services => {
    const { services } = server();
    const configuration = { ...services.configuration, backupDirectory };
    return { ...services, configuration, backups: createBackups(configuration), now: () => time };
  };
  const makeAt = async (time: number) =>
    runJob(servicesAt(time), 'backup', log).catch(() => undefined);
  const useEnvironment = () => {
    const { dataDirectory, databaseUrl = '' } = server().place;
    vi.stubEnv('DATA_DIR', dataDirectory);
    vi.stubEnv('DATABASE_URL', databaseUrl);
    vi.stubEnv('JWT_SECRET', 'a secret that only this test has');
  };

  test('are written by a process of their own, and the oldest of more than 14 is removed', async () => {
    useEnvironment();
    const older = Array.from(
      { length: 14 },
      (_, day) => `dreamfork-2020-01-${day + 10}T00-00-00Z.zip`,
    );
    for (const name of [...older, 'notes.txt']) await writeFile(join(directory, name), '');
    expect(await readBackups(servicesAt(Date.now()))).toMatchObject({ state: 'old', count: 14 });
    await backUpIfDue(servicesAt(Date.now()), log);
    const names = (await readdir(directory)).toSorted();
    expect(names).toHaveLength(15);
    expect(names).toContain('notes.txt');
    expect(names).not.toContain(older[0]);
    const made = names.filter((name) => !older.includes(name) && name !== 'notes.txt');
    const backup = await openBackup(join(directory, String(made[0])));
    expect(backup.manifest).toMatchObject({ engine, content: 'all' });
    backup.close();
    expect(await readBackups(servicesAt(Date.now()))).toMatchObject({
      state: 'fresh',
      count: 14,
      newest: { bytes: expect.any(Number) },
    });
    const { backups, status } = await readMonitoring(servicesAt(Date.now()));
    expect([backups?.state, status]).toEqual(['fresh', 'ok']);
    const late = await readMonitoring(servicesAt(Date.now() + 48 * hour));
    expect([late.backups?.state, late.status]).toEqual(['old', 'error']);
  });

  test('that fail say why, and are tried again after an hour', async () => {
    useEnvironment();
    vi.stubEnv('DATA_DIR', join(directory, 'missing'));
    vi.stubEnv('DATABASE_URL', engine === 'postgres' ? 'postgres://127.0.0.1:1/none' : '');
    const time = Date.now();
    await makeAt(time);
    const { state, newest, error } = await readBackups(servicesAt(time));
    expect([state, newest]).toEqual(['failed', null]);
    expect(error).toContain('No backup was made.');
    expect(await readdir(directory)).toEqual([]);
    const { status } = await readMonitoring(servicesAt(time));
    expect(status).toBe('error');
    expect(await claimBackup(servicesAt(time + hour / 2))).toBe(false);
    expect(await claimBackup(servicesAt(time + 2 * hour))).toBe(true);
  });

  test('are made once a night, by one of several processes', async () => {
    const noon = new Date(2026, 10, 2, 12).getTime();
    const claims = (time: number) =>
      Promise.all([1, 2, 3].map(() => claimBackup(servicesAt(time))));
    const finish = (time: number) =>
      server().services.database.updateTable('job_runs').set({ finished_at: time }).execute();
    expect((await claims(noon)).filter(Boolean)).toHaveLength(1);
    await finish(noon + 1000);
    expect(await claims(new Date(2026, 10, 3, 2, 59).getTime())).toEqual([false, false, false]);
    expect((await claims(new Date(2026, 10, 3, 3, 1).getTime())).filter(Boolean)).toHaveLength(1);
    // Cut short with its process.
    expect(await claims(new Date(2026, 10, 3, 14).getTime())).toEqual([false, false, false]);
    expect((await claims(new Date(2026, 10, 3, 16).getTime())).filter(Boolean)).toHaveLength(1);
  });

  test('are off without a folder, and failed where the folder is gone', async () => {
    const off = servicesAt(Date.now());
    off.configuration = { ...off.configuration, backupDirectory: undefined };
    expect(await readBackups(off)).toMatchObject({ state: 'off' });
    expect(await claimBackup(off)).toBe(false);
    expect((await listJobs(off)).map(({ id }) => id)).not.toContain('backup');
    expect(await readBackups(servicesAt(Date.now()))).toMatchObject({ state: 'never' });
    const gone = servicesAt(Date.now(), join(directory, 'gone'));
    expect(await readBackups(gone)).toMatchObject({ state: 'failed' });
  });
});
