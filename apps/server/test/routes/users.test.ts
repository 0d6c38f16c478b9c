import { expect, test } from 'vitest';
import { createUser } from '../../src/services/users/create-user.ts';
import { readUserStatistics } from '../../src/services/users/user-statistics.ts';
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
  await database
    .updateTable('users')
    .set({ last_seen_at: june - 60_000 })
    .where('id', '=', 'may')
    .execute();
  await database
    .updateTable('users')
    .set({ last_seen_at: june - 3_600_000, status: 'Banned' })
    .where('id', '=', 'old')
    .execute();
}

describeOnEngines('figures over users', (engine) => {
  const server = openTestServer(engine, {}, addUsers);

  test('are counted as of now and compared with the month before', async () => {
    const { database } = server().services;
    expect(await readUserStatistics({ database, now: () => june })).toEqual({
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
    const { database } = server().services;
    const january = Date.UTC(2026, 0, 20);
    const early = await readUserStatistics({ database, now: () => january });
    expect(early.previous).toBeUndefined();
  });
});
