import { expect, test } from 'vitest';
import { linkIn } from '../../../../scripts/mailCatcher.ts';
import { trustHops } from '../../src/configuration/trusted-proxies.ts';
import { registerAccount } from '../support/accounts.ts';
import { nextToken, openMailCatcher } from '../support/emails.ts';
import { describeOnEngines } from '../support/engines.ts';
import { openTestServer } from '../support/test-server.ts';

const mail = await openMailCatcher();

describeOnEngines("the operator's account", (engine) => {
  const email = `operator.${engine}@example.org`;
  const server = openTestServer(engine, {
    ...mail.configuration,
    administrator: { email, password: undefined },
  });

  test('becomes an administrator when its address is confirmed, and not before', async () => {
    const { token } = await registerAccount(server().send, `operator.${engine}`);
    const roleNow = async () => (await server().send('GET', '/auth/me', { token })).body.role;
    expect(await roleNow()).toBe('User');
    const link = await nextToken(mail, email);
    await server().send('POST', '/auth/email/confirm', { body: { token: link } });
    expect(await roleNow()).toBe('Admin');
  });

  test('gives nobody else the role', async () => {
    const name = `other.${engine}`;
    const { token } = await registerAccount(server().send, name);
    const link = await nextToken(mail, `${name}@example.org`);
    await server().send('POST', '/auth/email/confirm', { body: { token: link } });
    expect((await server().send('GET', '/auth/me', { token })).body.role).toBe('User');
  });
});

describeOnEngines('a server behind a proxy that forwards all headers', (engine) => {
  const server = openTestServer(engine, { ...mail.configuration, trustProxy: trustHops(1) });

  test('sends no secret in a link to a host that a stranger has named', async () => {
    const email = `poisoned.${engine}@example.org`;
    await registerAccount(server().send, `poisoned.${engine}`);
    await mail.next(email);
    await server().send('POST', '/auth/password/forgot', {
      body: { email },
      headers: { host: 'evil.example', 'x-forwarded-host': 'evil.example' },
    });
    expect(linkIn(await mail.next(email)).url).toMatch(/^http:\/\/localhost:8081\/reset-password#/);
  });
});
