import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { isFullRun } from '../../../../scripts/testScope.ts';
import { waitLimit } from '../../../../scripts/timeLimits.ts';
import { registerAccount } from '../support/accounts.ts';
import { sampleForm } from '../support/forms.ts';
import { canRunPgBouncer, startPgBouncer } from '../support/pgbouncer.ts';
import { makePlace, type Place } from '../support/places.ts';
import { canRunPostgres, startPair } from '../support/postgres-pair.ts';
import { type ServerProcess, startProcess } from '../support/server-process.ts';

const writers = 4;
const savesBefore = 40;
const savesAfter = 20;

/** Milliseconds within which saves succeed again once the address leads to the new primary. */
const promised = 10_000;

type Acknowledged = { id: string; version: number; at: number };

describe.skipIf(!isFullRun || !canRunPostgres || !canRunPgBouncer)('a fail-over', () => {
  let pair: Awaited<ReturnType<typeof startPair>>;
  let pgbouncer: Awaited<ReturnType<typeof startPgBouncer>>;
  let place: Place;
  let servers: ServerProcess[] = [];
  beforeAll(async () => {
    pair = await startPair();
    pgbouncer = await startPgBouncer(pair.primary.url);
    place = await makePlace('sqlite');
    const variables = {
      DATA_DIR: place.dataDirectory,
      DATABASE_URL: pgbouncer.url,
      DATABASE_READ_URL: pair.standby.url,
      JWT_SECRET: 'one secret for both processes of the server',
      LOG_LEVEL: 'silent',
    };
    servers = await Promise.all([startProcess(variables), startProcess(variables)]);
    await pair.replicateSynchronously();
  });
  afterAll(async () => {
    for (const { child } of servers) child.kill('SIGKILL');
    await pgbouncer?.stop();
    await pair?.stop();
    await place?.remove();
  });

  const serverAt = (at: number) => servers[at % servers.length] as ServerProcess;

  test('under a stream of saves loses none that was acknowledged', async () => {
    const { token } = await registerAccount(serverAt(0).send, 'writer');
    const acknowledged: Acknowledged[] = [];
    const refusals = new Set<number>();
    let isOver = false;

    async function save(
      at: number,
      path: string,
      method: 'POST' | 'PUT',
    ): Promise<string | undefined> {
      const form = { token, body: sampleForm({ isPublic: true }) };
      const { status, body } = await serverAt(at).send(method, path, form);
      if (!body.success) {
        refusals.add(status);
        return undefined;
      }
      const { id, version } = body.story;
      acknowledged.push({ id, version, at: performance.now() });
      return id;
    }

    /** Saves a new story, then changes it, in turn, until the test is over. */
    async function write(at: number): Promise<void> {
      for (let id: string | undefined; !isOver; ) {
        const created = await save(at, '/api/StoryManagement/create', 'POST');
        id = created ?? id;
        if (id !== undefined) await save(at, `/api/StoryManagement/${id}`, 'PUT');
      }
    }

    const writing = Promise.all(Array.from({ length: writers }, (_, at) => write(at)));
    const options = { interval: 20, timeout: waitLimit };
    await vi.waitFor(() => expect(acknowledged.length).toBeGreaterThan(savesBefore), options);
    await pair.primary.kill();
    await pair.standby.promote();
    await pgbouncer.pointTo(pair.standby.port);
    const switchedAt = performance.now();
    const isAfter = ({ at }: Acknowledged) => at > switchedAt;
    await vi.waitFor(
      () => expect(acknowledged.filter(isAfter).length).toBeGreaterThan(savesAfter),
      options,
    );
    isOver = true;
    await writing;

    const [first] = acknowledged.filter(isAfter);
    const recovered = (first?.at ?? Number.POSITIVE_INFINITY) - switchedAt;
    expect(recovered).toBeLessThan(promised);
    // Authors are told to save again, and never that the server is broken.
    expect([...refusals].filter((status) => status !== 503)).toEqual([]);
    const newest = new Map<string, number>();
    for (const { id, version } of acknowledged) {
      // A save that was lost would have its number given to another.
      expect(version).toBeGreaterThan(newest.get(id) ?? 0);
      newest.set(id, version);
    }
    for (const [id, version] of newest) {
      const story = await serverAt(0).send('GET', `/api/story/${id}/data`, { token });
      expect(story.body.version).toBeGreaterThanOrEqual(version);
    }
    const { body } = await serverAt(1).send('GET', '/health');
    expect(body.services).toContainEqual(
      expect.objectContaining({ name: 'Database replica', status: 'down' }),
    );
  });
});
