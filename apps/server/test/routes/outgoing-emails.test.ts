import { expect, test } from 'vitest';
import { type Account, registerAccount, setUser } from '../support/accounts.ts';
import { nextToken, openMailCatcher } from '../support/emails.ts';
import { describeOnBothEngines } from '../support/engines.ts';
import { goodPassword } from '../support/forms.ts';
import { openTestServer } from '../support/test-server.ts';

const mail = await openMailCatcher();

describeOnBothEngines('e-mails that cannot be delivered', (engine) => {
  let admin: Account = { id: '', token: '' };
  const server = openTestServer(engine, mail.configuration, async ({ send, services }) => {
    admin = await registerAccount(send, `chief.${engine}`);
    await mail.next(`chief.${engine}@example.org`);
    const { database } = services;
    await setUser(database, admin.id, { role: 'Admin' });
  });
  const addressOf = (name: string) => `${name}.${engine}@example.org`;
  const settled = () => server().services.mailer.settled();
  const get = async (path: string, token: string) =>
    (await server().send('GET', path, { token })).body;
  const post = (path: string, token: string, body: object = {}) =>
    server().send('POST', path, { token, body });
  const deliveriesOf = async ({ token }: Account) => {
    const { confirmationDelivery, pendingEmailDelivery } = await get('/api/users/profile', token);
    return [confirmationDelivery, pendingEmailDelivery];
  };

  /** A user to whom the mail server lets no e-mail through. */
  async function refused(name: string, code: 451 | 550): Promise<Account> {
    mail.refuse(1, code);
    const account = await registerAccount(server().send, `${name}.${engine}`);
    await settled();
    return account;
  }

  test('are told to who asked for them, until another one is on its way', async () => {
    const account = await refused('late', 451);
    expect(await deliveriesOf(account)).toEqual(['delayed', null]);
    mail.refuse(1, 550);
    await post('/auth/email/confirmation', account.token);
    await settled();
    expect(await deliveriesOf(account)).toEqual(['failed', null]);
    await post('/auth/email/confirmation', account.token);
    expect(await deliveriesOf(account)).toEqual([null, null]);
    const body = { email: addressOf('typo'), currentPassword: goodPassword };
    await nextToken(mail, addressOf('late'));
    await settled();
    // The link to the new address, and the notice to the old one.
    mail.refuse(2, 550);
    await post('/auth/email/change', account.token, body);
    await settled();
    expect(await deliveriesOf(account)).toEqual([null, 'failed']);
  });

  test('are listed for an administrator without secrets and sent again, which is logged', async () => {
    const account = await refused('listed', 550);
    const { items, failed, waiting } = await get('/api/admin/emails/failed', admin.token);
    const [found] = items;
    expect(found).toMatchObject({
      kind: 'confirmation',
      recipient: 'l…@example.org',
      attempts: 1,
      error: 'EMESSAGE 550',
      canBeSent: true,
    });
    expect([failed, waiting]).toEqual([items.length, 0]);
    expect(JSON.stringify(items)).not.toContain('token');
    expect((await post(`/api/admin/emails/${found.id}/send`, admin.token)).status).toBe(200);
    const token = await nextToken(mail, addressOf('listed'));
    expect((await server().send('POST', '/auth/email/confirm', { body: { token } })).status).toBe(
      200,
    );
    const { items: acts } = await get('/api/audit?limit=1', admin.token);
    expect(acts).toMatchObject([
      { action: 'email-send', target: { id: account.id }, after: { emailKind: 'confirmation' } },
    ]);
  });

  test('go with the account, but for the farewell', async () => {
    const account = await refused('leaving', 451);
    const rows = () =>
      server()
        .services.database.selectFrom('outgoing_emails')
        .select('id')
        .where('user_id', '=', account.id)
        .execute();
    expect(await rows()).toHaveLength(1);
    await server().send('DELETE', '/api/users/profile', {
      token: account.token,
      body: { currentPassword: goodPassword },
    });
    expect(await rows()).toEqual([]);
    expect((await mail.next(addressOf('leaving'))).subject).toBe('Учётная запись удалена');
  });

  test('for a new password do not tell whether the address has an account', async () => {
    await registerAccount(server().send, `forgetful.${engine}`);
    await mail.next(addressOf('forgetful'));
    await settled();
    await server().services.mailer.close();
    const ask = (email: string) =>
      server().send('POST', '/auth/password/forgot', { body: { email } });
    const rows = async () =>
      server().services.database.selectFrom('outgoing_emails').selectAll().execute();
    const [known, unknown] = [await ask(addressOf('forgetful')), await ask(addressOf('nobody'))];
    expect([known.status, known.text]).toEqual([unknown.status, unknown.text]);
    expect(JSON.stringify(await rows())).not.toMatch(/forgetful|nobody/);
  });
});
