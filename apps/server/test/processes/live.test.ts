import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { isFullRun } from '../../../../scripts/testScope.ts';
import { registerAccount, saveNew } from '../support/accounts.ts';
import { registration, sampleForm } from '../support/forms.ts';
import { atRest, tellLive, watchLive } from '../support/live.ts';
import { makeMigratedPlace } from '../support/migrated-place.ts';
import { isPostgresReachable, type Place } from '../support/places.ts';
import { isRedisReachable, redisAddress } from '../support/redis.ts';
import { type ServerProcess, startProcess } from '../support/server-process.ts';

const secret = { JWT_SECRET: 'one secret for all processes of the server' };

let accounts = 0;

describe.skipIf(!isPostgresReachable).each([
  ['PostgreSQL', false],
  ['Redis', true],
] as const)('a story that is watched at two processes, by %s', (_, isRedis) => {
  const isSkipped = isRedis && !isRedisReachable;
  let place: Place;
  let one: ServerProcess;
  const started: ServerProcess[] = [];
  const start = async () => {
    const server = await startProcess({
      ...secret,
      DATABASE_URL: String(place.databaseUrl),
      DATA_DIR: place.dataDirectory,
      ...(isRedis ? { REDIS_URL: redisAddress().href } : {}),
    });
    started.push(server);
    return server;
  };
  beforeAll(async () => {
    if (isSkipped) return;
    place = await makeMigratedPlace('postgres');
    one = await start();
  });
  afterAll(async () => {
    for (const { child } of started) child.kill('SIGKILL');
    await place?.remove();
  });

  /** The author of a story watches it at both processes, and both know of both. */
  async function begin() {
    accounts += 1;
    const other = await start();
    const username = `author${accounts}`;
    const { token } = await registerAccount(one.send, username);
    const story = await saveNew(one.send, token);
    const watchAt = (server: ServerProcess) => {
      const watching = { address: server.address, token, storyId: story.id };
      const watcher = watchLive(watching);
      onTestFinished(watcher.leave);
      return { ...watcher, watching };
    };
    const here = watchAt(one);
    const { personId } = await here.next('welcome');
    const there = watchAt(other);
    const { personId: theirId } = await there.next('welcome');
    await here.next('person', ({ person }) => person.id === theirId);
    await there.next('person', ({ person }) => person.id === personId);
    return { other, here, there, personId, theirId, name: registration(username).displayName };
  }

  test.skipIf(isSkipped)('saves and people are heard at the other one', async () => {
    const { here, there, theirId, name } = await begin();
    const path = `/api/StoryManagement/${here.watching.storyId}`;
    await one.send('PUT', path, { token: here.watching.token, body: sampleForm() });
    const saved = { type: 'version', version: 2, by: name };
    expect(await here.next('version')).toEqual(saved);
    expect(await there.next('version')).toEqual(saved);
    // A proxy brings what somebody does to any process.
    const presence = { ...atRest, selection: ['node'], writing: 'node' };
    for (const { watching } of [here, there]) {
      expect(await tellLive(watching, { personId: theirId, presence })).toBe(200);
      const { person } = await here.next('person', ({ person }) => person.id === theirId);
      expect(person.presence).toEqual(presence);
      await tellLive(there.watching, { personId: theirId, presence: atRest });
      await here.next('person', ({ person }) => person.presence.writing === null);
    }
    await there.leave();
    expect(await here.next('left')).toEqual({ type: 'left', personId: theirId });
  });

  test.skipIf(isSkipped)('who comes back at one process has left the other', async () => {
    const { here, there, theirId } = await begin();
    const back = watchLive({ ...here.watching, instead: theirId });
    onTestFinished(back.leave);
    const { people } = await back.next('welcome');
    expect(people.map(({ id }) => id)).not.toContain(theirId);
    expect(await here.next('left')).toEqual({ type: 'left', personId: theirId });
    expect(await there.ended).toMatchObject({ error: { kind: 'network' } });
  });

  test.skipIf(isSkipped)('a process that stops says so, and ends at once', async () => {
    const { other, here, there, theirId } = await begin();
    expect(await other.end('SIGTERM')).toBe(0);
    expect(await there.ended).toEqual({ ok: true, value: 'closing' });
    expect(await here.next('left')).toEqual({ type: 'left', personId: theirId });
  });

  test.skipIf(isSkipped || !isFullRun)('the people of a killed process leave', async () => {
    const { other, here, there, theirId } = await begin();
    await other.end('SIGKILL');
    expect(await there.ended).toMatchObject({ error: { kind: 'network' } });
    expect(await here.next('left')).toEqual({ type: 'left', personId: theirId });
  });
});
