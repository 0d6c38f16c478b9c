import { expect, test } from 'vitest';
import { createUser } from '../../src/services/users/create-user.ts';
import { readUserStatistics } from '../../src/services/users/user-statistics.ts';
import { registerAccount, setUser } from '../support/accounts.ts';
import { describeOnEngines } from '../support/engines.ts';
import { openTestServer, type TestServer } from '../support/test-server.ts';

const june = Date.UTC(2026, 5, 15, 12);

async function addUsers({ services }: TestServer): Promise<void> {
  const created = [
    ['old', Date.UTC(2026, 0, 3)],
    ['may', Date.UTC(2026, 4, 1)],
    ['june', Date.UTC(2026, 5, 1)],
    ['today', june - 1000],
  ] as const;
  for (const [name, createdAt] of created) {
    await createUser(services.database, {
      id: name,
      username: name,
      email: `${name}@example.org`,
      displayName: `Ёжик ${name}`,
      passwordHash: null,
      role: name === 'old' ? 'Moderator' : 'User',
      isEmailConfirmed: true,
      createdAt,
    });
  }
  const { database } = services;
  const seen = [
    ['may', june - 60_000],
    ['may', june - 120_000],
    ['today', june - 3_600_000],
  ] as const;
  await database
    .insertInto('sessions')
    .values(
      seen.map(([user_id, last_seen_at]) => ({
        id: `${user_id} ${last_seen_at}`,
        user_id,
        created_at: june - 7_200_000,
        expires_at: Number.MAX_SAFE_INTEGER,
        last_seen_at,
        browser: null,
        system: null,
        is_mobile: 0 as const,
      })),
    )
    .execute();
  await setUser(database, 'old', { status: 'Banned' });
}

describeOnEngines('the list of users', (engine) => {
  const server = openTestServer(engine, {}, addUsers);

  test('is filtered by a role as a number', async () => {
    await setUser(server().services.database, 'june', { role: 'Admin' });
    const { id, token } = await registerAccount(server().send, 'keeper');
    await setUser(server().services.database, id, { role: 'Admin' });
    const idsFor = async (role: string) => {
      const { body } = await server().send('GET', `/api/users?role=${role}`, { token });
      return body.users.map(({ username }: { username: string }) => username);
    };
    expect(await idsFor('2')).toEqual(['old']);
    expect(await idsFor('3')).toEqual(['keeper', 'june']);
    const { status } = await server().send('GET', '/users?role=4', { token });
    expect(status).toBe(400);
  });
});

describeOnEngines('figures over users', (engine) => {
  const server = openTestServer(engine, {}, addUsers);

  test('are counted as of now and compared with the month before', async () => {
    expect(await readUserStatistics({ ...server().services, now: () => june })).toEqual({
      totalUsers: 4,
      activeUsers: 3,
      newUsersThisMonth: 2,
      onlineUsers: 1,
      usersByRole: { User: 3, Moderator: 1, Admin: 0 },
      usersByStatus: { Active: 3, Suspended: 0, Banned: 1, Inactive: 0, Pending: 0 },
      previous: { totalUsers: 2, newUsersThisMonth: 1 },
    });
  });

  test('have nothing to compare with where nobody was there a month ago', async () => {
    const january = Date.UTC(2026, 0, 20);
    const early = await readUserStatistics({ ...server().services, now: () => january });
    expect(early.previous).toBeUndefined();
  });
});
