import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { deleteInBatches } from '../../src/db/delete-in-batches.ts';
import { runJob } from '../../src/services/administration/job-work.ts';
import { describeOnBothEngines } from '../support/engines.ts';
import { openTestServer } from '../support/test-server.ts';

describeOnBothEngines('many rows', (engine) => {
  const server = openTestServer(engine);

  test('are deleted while others use the database, and none beside them', async () => {
    const { database } = server().services;
    const row = { kind: 'address' as const, network: '', user_id: null, ends_at: 0 };
    const rows = Array.from({ length: 1000 }, (_, number) => ({
      ...row,
      id: String(number),
      attempts: number % 10,
    }));
    await database.insertInto('sign_in_limits').values(rows).execute();
    const left = async () => {
      const found = await database.selectFrom('sign_in_limits').select('attempts').execute();
      return found.map(({ attempts }) => attempts);
    };
    const deleted = deleteInBatches(database, 'sign_in_limits', sql<boolean>`attempts > 0`);
    const meanwhile = await left();
    await deleted;
    expect(meanwhile.length).toBeGreaterThan(engine === 'sqlite' ? 700 : 0);
    expect(await left()).toEqual(Array(100).fill(0));
  });

  test('a job ends between two batches when the server stops, and goes on at the next run', async () => {
    const { services } = server();
    const { database } = services;
    const row = { reason: 'unknown-account', user_id: null, network: '', created_at: 1 } as const;
    const rows = Array.from({ length: 1000 }, (_, id) => ({ ...row, id: String(id) }));
    await database.insertInto('sign_in_failures').values(rows).execute();
    const stop = new AbortController();
    const log = { info: () => {}, error: () => {} };
    const runPurge = (stopping: AbortSignal) =>
      runJob({ ...services, stopping }, 'sign-in-purge', log);
    stop.abort(new Error('The server was stopped.'));
    await expect(runPurge(stop.signal)).rejects.toThrow('The server was stopped.');
    const run = await database
      .selectFrom('job_runs')
      .select('error')
      .where('job', '=', 'sign-in-purge')
      .executeTakeFirst();
    expect(run?.error).toBe('The server was stopped.');
    await runPurge(services.stopping);
    expect(await database.selectFrom('sign_in_failures').selectAll().execute()).toEqual([]);
  });
});
