import { expect, test } from 'vitest';
import { ensureAdministrator } from '../../src/services/authentication/administrator.ts';
import { registerAccount } from '../support/accounts.ts';
import { describeOnEngines } from '../support/engines.ts';
import { goodPassword } from '../support/forms.ts';
import { startTestServer, type TestServer } from '../support/test-server.ts';

const keeper = 'keeper@example.org';
const operatorsPassword = 'Khranitel2026';

const signIn = async ({ send }: TestServer, email: string, password: string) => {
  const { status, body } = await send('POST', '/auth/login', { body: { email, password } });
  return { status, role: body.user?.role, emailConfirmed: body.user?.emailConfirmed };
};

async function withServer(
  engine: 'sqlite' | 'postgres',
  administrator: { email: string; password: string | undefined } | undefined,
  run: (server: TestServer) => Promise<void>,
): Promise<void> {
  const server = await startTestServer(engine, { administrator });
  try {
    await run(server);
  } finally {
    await server.stop();
  }
}

describeOnEngines('the first administrator', (engine) => {
  test('of the configuration is made with its password', async () => {
    const administrator = { email: keeper, password: operatorsPassword };
    await withServer(engine, administrator, async (server) => {
      expect(await ensureAdministrator(server.services)).toBeUndefined();
      expect(await signIn(server, keeper, operatorsPassword)).toEqual({
        status: 200,
        role: 'Admin',
        emailConfirmed: true,
      });
      expect(await ensureAdministrator(server.services)).toBeUndefined();
    });
  });

  test('does not inherit the password of whoever registered the address first', async () => {
    const administrator = { email: keeper, password: operatorsPassword };
    await withServer(engine, administrator, async (server) => {
      const { token } = await registerAccount(server.send, 'keeper');
      await ensureAdministrator(server.services);
      expect((await signIn(server, keeper, goodPassword)).status).toBe(401);
      expect((await server.send('GET', '/auth/me', { token })).status).toBe(401);
      expect((await signIn(server, keeper, operatorsPassword)).role).toBe('Admin');
    });
  });

  test('without a password of the operator is not made of an unconfirmed account', async () => {
    await withServer(engine, { email: keeper, password: undefined }, async (server) => {
      await registerAccount(server.send, 'keeper');
      await ensureAdministrator(server.services);
      expect((await signIn(server, keeper, goodPassword)).role).toBe('User');
    });
  });

  test('is made up when nobody is there, and only then', async () => {
    await withServer(engine, undefined, async (server) => {
      const made = await ensureAdministrator(server.services);
      expect((await signIn(server, made?.email ?? '', made?.password ?? '')).role).toBe('Admin');
      expect(await ensureAdministrator(server.services)).toBeUndefined();
    });
    await withServer(engine, undefined, async (server) => {
      await registerAccount(server.send, 'first');
      expect(await ensureAdministrator(server.services)).toBeUndefined();
    });
  });
});
