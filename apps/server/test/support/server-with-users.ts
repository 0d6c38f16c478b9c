import type { Role } from '@dreamfork/api-client/contract';
import type { Configuration } from '../../src/configuration/configuration.ts';
import { type Account, registerAccount, setUser } from './accounts.ts';
import type { Engine } from './engines.ts';
import { openTestServer, type TestServer } from './test-server.ts';

/** A server for all the tests of a suite, and users of these names and roles, once it has started. */
export function openServerWithUsers<Name extends string>(
  engine: Engine,
  roles: Readonly<Record<Name, Role>>,
  overrides: Partial<Configuration> = {},
  prepare: (
    server: TestServer,
    users: Readonly<Record<Name, Account>>,
  ) => Promise<unknown> = async () => {},
): { server: () => TestServer } & Record<Name, Account> {
  const entries = Object.entries<Role>(roles);
  const users = Object.fromEntries(
    entries.map(([name]) => [name, { id: '', token: '' }]),
  ) as Record<Name, Account>;
  const server = openTestServer(engine, overrides, async (started) => {
    for (const [name, role] of entries) {
      const user = Object.assign(users[name as Name], await registerAccount(started.send, name));
      await setUser(started.services.database, user.id, { role });
    }
    await prepare(started, users);
  });
  return { server, ...users };
}
