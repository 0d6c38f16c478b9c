import { admin, anna, boris, fixturePassword } from '@dreamfork/api-client/fixtures';
import { expect, test } from 'vitest';
import { setUser } from '../support/accounts.ts';
import { describeOnEngines } from '../support/engines.ts';
import { seedMockData } from '../support/seed-mock-data.ts';
import { openSession } from '../support/sessions.ts';
import { sortedStatuses } from '../support/sorted-statuses.ts';
import { openTestServer } from '../support/test-server.ts';

describeOnEngines('the role of an administrator', (engine) => {
  const server = openTestServer(engine, {}, ({ services }) => seedMockData(services));

  test('is not lost to two administrators who take it from each other at once', async () => {
    const { send, services } = server();
    const { database } = services;
    await setUser(database, anna.id, { role: 'Admin' });
    const [first, second] = await Promise.all(
      [admin, anna].map(({ id }) => openSession(services, id)),
    );
    const body = { role: 'User', reason: 'Спор' };
    const take = (id: string, token: string | undefined) =>
      send('PUT', `/api/admin/users/${id}/role`, { body, token: String(token) });
    const answers = await Promise.all([take(anna.id, first), take(admin.id, second)]);
    expect(sortedStatuses(answers)).toEqual([200, 403]);
    const left = await database
      .selectFrom('users')
      .select('id')
      .where('role', '=', 'Admin')
      .execute();
    expect(left).toHaveLength(1);
    const changes = await database.selectFrom('audit_log').select('reason').execute();
    expect(changes).toEqual([{ reason: 'Спор' }]);
  });
});

describeOnEngines('the last two administrators', (engine) => {
  const server = openTestServer(engine, {}, ({ services }) => seedMockData(services));

  test('cannot both delete their accounts at once', async () => {
    const { send, services } = server();
    const { database } = services;
    await setUser(database, anna.id, { role: 'Admin' });
    const tokens = await Promise.all([admin, anna].map(({ id }) => openSession(services, id)));
    const body = { currentPassword: fixturePassword };
    const answers = await Promise.all(
      tokens.map((token) => send('DELETE', '/api/users/profile', { token: String(token), body })),
    );
    expect(sortedStatuses(answers)).toEqual([200, 409]);
  });
});

describeOnEngines('emails that an administrator asks for', (engine) => {
  const server = openTestServer(engine, {}, ({ services }) => seedMockData(services));

  test('have a link that works, of which the administrator learns nothing', async () => {
    const { send, services } = server();
    const token = String(await openSession(services, admin.id));
    const answer = await send('POST', `/api/admin/users/${boris.id}/password-reset`, { token });
    expect(answer.body).toEqual({ success: true });
    const links = await services.database.selectFrom('link_tokens').selectAll().execute();
    expect(links).toMatchObject([
      { user_id: boris.id, purpose: 'password-reset', email: boris.email },
    ]);
  });
});
