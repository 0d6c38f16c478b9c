import { describe, expect, test } from 'vitest';
import { linkIn } from '../../../../scripts/mailCatcher.ts';
import { registerAccount, setUser } from '../support/accounts.ts';
import { nextToken, openMailCatcher } from '../support/emails.ts';
import { describeOnEngines } from '../support/engines.ts';
import { expectError } from '../support/expect-error.ts';
import { goodPassword, registration } from '../support/forms.ts';
import { later } from '../support/later.ts';
import { sortedStatuses } from '../support/sorted-statuses.ts';
import { openTestServer } from '../support/test-server.ts';

const mail = await openMailCatcher();
const siteAddress = 'https://stories.example.org';
const otherPassword = 'Drugoy2026';
const hour = 60 * 60 * 1000;

describeOnEngines('accounts by email', (engine) => {
  const server = openTestServer(engine, { ...mail.configuration, publicUrl: `${siteAddress}/` });
  const post = (path: string, body?: unknown, token?: string) =>
    server().send('POST', path, {
      body,
      token,
    });
  // Emails of both engines go to one catcher, so each engine has its own user names.
  const nameOf = (name: string) => `${name}.${engine}`;
  const addressOf = (name: string) => `${nameOf(name)}@example.org`;
  const emailsTo = (name: string) => mail.emails().filter(({ to }) => to === addressOf(name));
  const register = (name: string) => registerAccount(server().send, nameOf(name));
  const signIn = (name: string, password: string) =>
    post('/auth/login', { email: addressOf(name), password });
  const profileOf = async (token: string) =>
    (await server().send('GET', '/api/users/profile', { token })).body;
  const askForPassword = async (name: string) => {
    await post('/auth/password/forgot', { email: addressOf(name) });
    return nextToken(mail, addressOf(name));
  };
  /** A user with a link to a new password. */
  const forgetting = async (name: string) => {
    const account = await register(name);
    await mail.next(addressOf(name));
    return { ...account, link: await askForPassword(name) };
  };
  const setStatus = (id: string, status: 'Active' | 'Suspended') =>
    setUser(server().services.database, id, { status });
  const reset = (token: string, password = otherPassword) =>
    post('/auth/password/reset', { token, password, confirmPassword: password });

  describe('confirming an address', () => {
    test('is done once by the link in the email of the registration', async () => {
      const { token } = await register('newcomer');
      const email = await mail.next(addressOf('newcomer'));
      expect(email).toMatchObject({
        from: 'stories@example.org',
        subject: 'Подтвердите адрес почты',
      });
      const link = linkIn(email);
      expect(link.url).toMatch(/^https:\/\/stories\.example\.org\/confirm-email#token=[\w-]{43}$/);
      expect(email.html).toContain(`href="${link.url}"`);
      expect((await profileOf(token)).emailConfirmed).toBe(false);
      const confirmed = await post('/auth/email/confirm', { token: link.token });
      expect(confirmed.body).toEqual({ success: true, email: addressOf('newcomer') });
      expect((await profileOf(token)).emailConfirmed).toBe(true);
      expectError(await post('/auth/email/confirm', { token: link.token }), 410, 'link-expired');
    });

    test('uses the language in which the user registered', async () => {
      await server().send('POST', '/auth/register', {
        body: registration(nameOf('english')),
        headers: { 'accept-language': 'en' },
      });
      const email = await mail.next(addressOf('english'));
      expect(email.subject).toBe('Confirm your email address');
      expect(`${email.text}${email.html}`).not.toMatch(/[а-я]/i);
    });

    test('works for seven days', async () => {
      await register('slow');
      const token = await nextToken(mail, addressOf('slow'));
      await later(server().services, 7 * 24 * hour + 1, async () => {
        expectError(await post('/auth/email/confirm', { token }), 410, 'link-expired');
      });
    });

    test('needs the newest email, and none after the confirmation', async () => {
      const { token } = await register('again');
      const first = await nextToken(mail, addressOf('again'));
      await post('/auth/email/confirmation', undefined, token);
      const second = await nextToken(mail, addressOf('again'));
      expectError(await post('/auth/email/confirm', { token: first }), 410, 'link-expired');
      expect((await post('/auth/email/confirm', { token: second })).status).toBe(200);
      const before = emailsTo('again');
      await post('/auth/email/confirmation', undefined, token);
      await server().services.mailer.settled();
      expect(emailsTo('again')).toEqual(before);
    });

    test('accepts no link for a new password, nor the other way round', async () => {
      await register('mixed');
      const confirmation = await nextToken(mail, addressOf('mixed'));
      expectError(await reset(confirmation), 410, 'link-expired');
      const password = await askForPassword('mixed');
      expectError(await post('/auth/email/confirm', { token: password }), 410, 'link-expired');
      expect((await reset(password)).status).toBe(200);
    });
  });

  describe('a new password', () => {
    test('is set by the link in an email, which signs in, ends every other session and confirms the address', async () => {
      const { token } = await register('forgetful');
      await mail.next(addressOf('forgetful'));
      await post('/auth/password/forgot', { email: addressOf('forgetful').toUpperCase() });
      const email = await mail.next(addressOf('forgetful'));
      const link = linkIn(email);
      expect(email.subject).toBe('Новый пароль');
      expect(link.url.startsWith(`${siteAddress}/reset-password#token=`)).toBe(true);
      const { body } = await reset(link.token);
      expect(body.user).toMatchObject({ email: addressOf('forgetful'), emailConfirmed: true });
      expect((await server().send('GET', '/auth/me', { token: body.token })).status).toBe(200);
      expect((await server().send('GET', '/auth/me', { token })).status).toBe(401);
      expectError(await signIn('forgetful', goodPassword), 401, 'credentials-invalid');
      expect((await signIn('forgetful', otherPassword)).status).toBe(200);
      expect((await mail.next(addressOf('forgetful'))).subject).toBe('Пароль изменён');
    });

    test('works once, also when the link is followed twice at the same moment', async () => {
      const { link } = await forgetting('double');
      const answers = await Promise.all([1, 2, 3, 4].map(() => reset(link)));
      expect(sortedStatuses(answers)).toEqual([200, 410, 410, 410]);
    });

    test('leaves the link valid if the password is too weak', async () => {
      const { link } = await forgetting('weak');
      expectError(await reset(link, 'weak'), 400, 'request-invalid');
      expect((await reset(link)).status).toBe(200);
    });

    test('works for an hour', async () => {
      const { link } = await forgetting('late');
      await later(server().services, hour + 1, async () => {
        expectError(await reset(link), 410, 'link-expired');
      });
    });

    test('is not offered to an unknown or a blocked user, and the response does not reveal that', async () => {
      const { id } = await register('outcast');
      await mail.next(addressOf('outcast'));
      await setStatus(id, 'Suspended');
      const before = emailsTo('outcast');
      const answers = [
        await post('/auth/password/forgot', { email: addressOf('outcast') }),
        await post('/auth/password/forgot', { email: addressOf('nobody') }),
      ];
      await server().services.mailer.settled();
      expect(emailsTo('outcast')).toEqual(before);
      expect(emailsTo('nobody')).toEqual([]);
      expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    });

    test('does not sign in a user who was blocked after the email was sent', async () => {
      const { id, link } = await forgetting('blocked');
      await setStatus(id, 'Suspended');
      const refused = await reset(link);
      expectError(refused, 403, 'account-blocked');
      expect(refused.body.block).toEqual({
        status: 'Suspended',
        until: null,
        reason: null,
        token: null,
      });
      await setStatus(id, 'Active');
      expect((await signIn('blocked', goodPassword)).status).toBe(200);
    });

    test('is stored as a hash, and so is the secret of the email', async () => {
      const { link } = await forgetting('secret');
      const rows = await server().services.database.selectFrom('link_tokens').selectAll().execute();
      expect(rows.length).toBeGreaterThan(0);
      expect(JSON.stringify(rows)).not.toContain(link);
    });
  });

  describe('another address', () => {
    const change = (token: string, email: string, currentPassword = goodPassword) =>
      post('/auth/email/change', { email, currentPassword }, token);

    test('takes effect when it is confirmed; the old one gets a notice at once', async () => {
      const { token } = await register('mover');
      await mail.next(addressOf('mover'));
      const wanted = addressOf('moved');
      expect((await change(token, wanted)).status).toBe(200);
      const notice = await mail.next(addressOf('mover'));
      expect(notice.subject).toBe('Запрошена смена адреса почты');
      expect(notice.text).toContain(wanted);
      expect(notice.text).not.toContain('token=');
      const link = await nextToken(mail, wanted);
      expect((await post('/auth/email/confirm', { token: link })).body.email).toBe(wanted);
      expect(await profileOf(token)).toMatchObject({
        email: wanted,
        emailConfirmed: true,
        pendingEmail: null,
      });
      expect((await signIn('moved', goodPassword)).status).toBe(200);
      expect((await signIn('mover', goodPassword)).status).toBe(401);
    });

    test('needs the password, and must be different and free', async () => {
      const { token } = await register('settled');
      await register('neighbour');
      const wrong = await change(token, addressOf('elsewhere'), 'Neverno1');
      expectError(wrong, 403, 'password-wrong');
      expect(wrong.body.errors[0].message).toBe('Пароль неверный');
      expectError(await change(token, addressOf('neighbour')), 409, 'email-taken');
      const same = await change(token, addressOf('settled').toUpperCase());
      expectError(same, 400, 'request-invalid');
      expect(same.body.errors).toMatchObject([{ code: 'email-same', path: 'email' }]);
    });

    test('is rejected when it has been registered meanwhile', async () => {
      const { token } = await register('first');
      await mail.next(addressOf('first'));
      await change(token, addressOf('wanted'));
      const link = await nextToken(mail, addressOf('wanted'));
      await register('wanted');
      expectError(await post('/auth/email/confirm', { token: link }), 409, 'email-taken');
      expect((await profileOf(token)).email).toBe(addressOf('first'));
    });

    test('is dropped when the password is changed, and invalidates earlier password links', async () => {
      const { token, link: old } = await forgetting('owner');
      await change(token, addressOf('thief'));
      const link = await nextToken(mail, addressOf('thief'));
      const body = {
        currentPassword: goodPassword,
        newPassword: otherPassword,
        confirmPassword: otherPassword,
      };
      expect((await post('/auth/password/change', body, token)).status).toBe(200);
      expectError(await post('/auth/email/confirm', { token: link }), 410, 'link-expired');
      expectError(await reset(old), 410, 'link-expired');
    });
  });
});
