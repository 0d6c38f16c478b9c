import { expect, test } from 'vitest';
import { trustHops } from '../../src/configuration/trusted-proxies.ts';
import { purgeSignIns } from '../../src/services/authentication/sign-in-failures.ts';
import { registerAccount, setUser } from '../support/accounts.ts';
import { describeOnEngines } from '../support/engines.ts';
import { expectError } from '../support/expect-error.ts';
import { goodPassword } from '../support/forms.ts';
import { openSession } from '../support/sessions.ts';
import { sortedStatuses } from '../support/sorted-statuses.ts';
import { openTestServer } from '../support/test-server.ts';

const day = 24 * 60 * 60 * 1000;
const minute = 60 * 1000;

describeOnEngines('sign-ins that are refused', (engine) => {
  const server = openTestServer(engine, { rateLimit: true, trustProxy: trustHops(1) });

  const signIn = (email: string, password: string, address: string) =>
    server().send('POST', '/auth/login', {
      body: { email, password },
      headers: { 'x-forwarded-for': address },
    });

  /** An administrator, and a clock that stands still. */
  async function administrate(name: string) {
    const { services, send } = server();
    const { id } = await registerAccount(send, name);
    await setUser(services.database, id, { role: 'Admin' });
    const token = String(await openSession(services, id));
    const clock = { time: Date.now() };
    services.now = () => clock.time;
    const list = async (what: 'failures' | 'locks') =>
      (await send('GET', `/api/admin/sign-ins/${what}?limit=100`, { token })).body.items;
    return { token, clock, list };
  }

  test('are listed with their end, on every process, and work once an administrator allows them', async () => {
    const { token, list } = await administrate('keeper');
    await registerAccount(server().send, 'target');
    const email = 'target@example.org';
    for (let guess = 0; guess < 10; guess += 1) {
      expect((await signIn(email, 'Wrong2026', '203.0.113.5')).status).toBe(401);
    }
    expectError(await signIn(email, goodPassword, '203.0.113.5'), 429, 'too-many-requests');
    const { database, now } = server().services;
    const { ends_at } = await database
      .selectFrom('sign_in_limits')
      .select('ends_at')
      .where('attempts', '=', 10)
      .executeTakeFirstOrThrow();
    expect(ends_at).toBe(now() + 5 * minute);
    const [lock, ...others] = await list('locks');
    expect(others).toEqual([]);
    expect(lock).toMatchObject({
      kind: 'account',
      address: '203.0.113.5',
      user: { username: 'target' },
      lockedUntil: new Date(ends_at).toISOString(),
    });
    const path = `/api/admin/sign-ins/locks/${lock.id}`;
    const answers = await Promise.all([
      server().send('DELETE', path, { token }),
      server().send('DELETE', path, { token }),
    ]);
    expect(sortedStatuses(answers)).toEqual([200, 404]);
    expect(await list('locks')).toEqual([]);
    expect((await signIn(email, goodPassword, '203.0.113.5')).status).toBe(200);
    expect((await list('failures')).length).toBe(10);
  });

  test('end by themselves, and a right password forgets the attempts before it', async () => {
    const { clock, list } = await administrate('watcher');
    await registerAccount(server().send, 'forgetful');
    const email = 'forgetful@example.org';
    const fail = async (times: number) => {
      for (let guess = 0; guess < times; guess += 1) await signIn(email, 'Wrong2026', '192.0.2.7');
    };
    await fail(9);
    expect((await signIn(email, goodPassword, '192.0.2.7')).status).toBe(200);
    await fail(9);
    expect(await list('locks')).toEqual([]);
    await fail(1);
    expect((await list('locks')).length).toBe(1);
    clock.time += 5 * minute;
    expect(await list('locks')).toEqual([]);
    expect((await signIn(email, goodPassword, '192.0.2.7')).status).toBe(200);
  });

  test('of a whole network count every address that is tried, and what was typed is stored nowhere', async () => {
    const { list } = await administrate('reader');
    const { database } = server().services;
    const tried = Array.from({ length: 100 }, (_, index) => `secret-typed-${index}@example.org`);
    for (const [index, email] of tried.entries()) {
      await signIn(email, 'Wrong2026', `2001:db8:7:7::${index.toString(16)}`);
    }
    expect((await signIn('another@example.org', 'Wrong2026', '2001:db8:7:7::ff')).status).toBe(429);
    const locks = await list('locks');
    expect(locks).toMatchObject([{ kind: 'address', user: null }]);
    expect(locks[0].address).toMatch(/^2001:db8:7:7:/);
    const stored = [
      await database.selectFrom('sign_in_failures').selectAll().execute(),
      await database.selectFrom('sign_in_limits').selectAll().execute(),
    ];
    expect(JSON.stringify(stored)).not.toContain('secret-typed');
  });

  test('many attempts at once are all counted', async () => {
    await administrate('counter');
    const guesses = Array.from({ length: 30 }, () =>
      signIn('parallel@example.org', 'Wrong2026', '198.51.100.9'),
    );
    const statuses = (await Promise.all(guesses)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 401).length).toBe(10);
    expect(statuses.filter((status) => status === 429).length).toBe(20);
  });

  test('failures are deleted after 30 days, and attempts once they no longer count', async () => {
    const { clock } = await administrate('cleaner');
    const { database } = server().services;
    const count = async (table: 'sign_in_failures' | 'sign_in_limits') =>
      (await database.selectFrom(table).select('id').execute()).length;
    await signIn('old@example.org', 'Wrong2026', '198.51.100.20');
    clock.time += 29 * day;
    await signIn('new@example.org', 'Wrong2026', '198.51.100.20');
    await purgeSignIns(server().services);
    expect(await count('sign_in_limits')).toBe(2);
    clock.time += 2 * day;
    await purgeSignIns(server().services);
    expect([await count('sign_in_failures'), await count('sign_in_limits')]).toEqual([1, 0]);
  });
});
