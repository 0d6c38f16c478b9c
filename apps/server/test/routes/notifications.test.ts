import { describe, expect, test } from 'vitest';
import { linkIn } from '../../../../scripts/mailCatcher.ts';
import type { UserRow } from '../../src/db/schema.ts';
import { registerAccount, saveNew, setUser } from '../support/accounts.ts';
import { openMailCatcher, registerWithEmail } from '../support/emails.ts';
import { describeOnEngines } from '../support/engines.ts';
import { expectError } from '../support/expect-error.ts';
import { goodPassword } from '../support/forms.ts';
import { openTestServer } from '../support/test-server.ts';

const mail = await openMailCatcher();
const siteAddress = 'https://stories.example.org';

describeOnEngines('letters that users can turn off', (engine) => {
  const server = openTestServer(engine, { ...mail.configuration, publicUrl: siteAddress });
  const post = (path: string, body?: unknown, headers: Record<string, string> = {}) =>
    server().send('POST', path, { body, headers });

  /** A user whose mail so far has been read. */
  const openAccount = (name: string, options?: { isConfirmed: boolean }) =>
    registerWithEmail(server().send, mail, `${name}.${engine}`, options);

  const firefox = 'Mozilla/5.0 (Windows NT 10.0; rv:140.0) Gecko/20100101 Firefox/140.0';
  const signIn = async (email: string, cookie = '') => {
    const { status, headers } = await post(
      '/auth/login',
      { email, password: goodPassword },
      { 'user-agent': firefox, ...(cookie ? { cookie } : {}) },
    );
    expect(status).toBe(200);
    await server().services.mailer.settled();
    return String(headers['set-cookie']).split(';', 1)[0] ?? '';
  };
  const changeUser = (id: string, changes: Partial<UserRow>) =>
    setUser(server().services.database, id, changes);
  const lettersTo = (email: string) => mail.emails().filter(({ to }) => to === email);

  describe('about sign-ins', () => {
    test('come from a browser that is new to the account, and from no browser twice', async () => {
      const { email } = await openAccount('traveller');
      const cookie = await signIn(email);
      const letter = await mail.next(email);
      expect(letter.subject).toBe('Вход с нового устройства');
      expect(letter.text).toContain('Firefox, Windows');
      expect(linkIn(letter).url).toBe(`${siteAddress}/app/profile`);
      const before = lettersTo(email).length;
      await signIn(email, cookie);
      expect(lettersTo(email)).toHaveLength(before);
    });

    test('do not come to an address that is not confirmed, nor to who turned them off', async () => {
      const unconfirmed = await openAccount('unconfirmed', { isConfirmed: false });
      const unwilling = await openAccount('unwilling');
      await changeUser(unwilling.id, { notifications: 0 });
      for (const { email } of [unconfirmed, unwilling]) {
        const before = lettersTo(email).length;
        await signIn(email);
        expect(lettersTo(email)).toHaveLength(before);
      }
    });
  });

  describe('about decisions', () => {
    const decide = async (name: string, notifications: 0 | 1) => {
      const author = await openAccount(name);
      const moderator = await registerAccount(server().send, `moderator-of-${name}.${engine}`);
      const { mailer } = server().services;
      await changeUser(author.id, { notifications });
      await changeUser(moderator.id, { role: 'Moderator' });
      const story = await saveNew(server().send, author.token, { isPublic: true });
      const before = lettersTo(author.email).length;
      const answer = await server().send('POST', `/api/moderation/stories/${story.id}/unpublish`, {
        token: moderator.token,
        body: { reason: 'Реклама <b>в первом узле</b>.' },
      });
      expect(answer.status).toBe(200);
      await mailer.settled();
      return lettersTo(author.email).slice(before);
    };

    test('come at once, with the words of the moderator as they are', async () => {
      const [letter] = await decide('moderated', 1);
      expect(letter?.subject).toBe('История снята с публикации');
      expect(letter?.html).toContain('Причина: Реклама &lt;b&gt;в первом узле&lt;/b&gt;.');
      expect(letter?.raw).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r$/m);
    });

    test('do not come to who turned them off', async () => {
      expect(await decide('deaf', 0)).toEqual([]);
    });
  });

  describe('are turned off', () => {
    const wantsLetters = async (token: string) =>
      (await server().send('GET', '/api/users/profile', { token })).body.preferences.notifications;
    /** What a letter says about turning letters off. */
    const unsubscribing = async (name: string) => {
      const account = await openAccount(name);
      await signIn(account.email);
      const { text, raw } = await mail.next(account.email);
      const page = /https:\S+\/unsubscribe#token=(\S+)/.exec(text);
      // Long headers are folded.
      const header = /^List-Unsubscribe:\s+<([^>]+)>/m.exec(raw)?.[1] ?? '';
      return { ...account, token: account.token, page: page?.[0], secret: page?.[1] ?? '', header };
    };

    test('by one press, without a sign-in, as often as one likes', async () => {
      const { token, secret, page } = await unsubscribing('presser');
      expect(page?.startsWith(`${siteAddress}/unsubscribe#token=`)).toBe(true);
      const path = `/auth/email/unsubscribe?token=${encodeURIComponent(secret)}`;
      for (const _ of [1, 2]) {
        expect((await post(path)).body).toEqual({ success: true });
        expect(await wantsLetters(token)).toBe(false);
      }
    });

    test.each([
      ['application/x-www-form-urlencoded', 'List-Unsubscribe=One-Click'],
      [
        'multipart/form-data; boundary=b',
        '--b\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--b--\r\n',
      ],
    ])('by the mail reader itself, which sends %s', async (type, rawBody) => {
      const { token, header } = await unsubscribing(`reader-${type.length}`);
      const { origin, pathname, search } = new URL(header);
      expect(origin).toBe(siteAddress);
      const answer = await server().send('POST', `${pathname}${search}`, {
        rawBody,
        headers: { 'content-type': type },
      });
      expect(answer.status).toBe(200);
      expect(await wantsLetters(token)).toBe(false);
    });

    test('not by opening the address, which leads to the page', async () => {
      const { token, header, page } = await unsubscribing('scanned');
      const { pathname, search } = new URL(header);
      for (const method of ['GET', 'HEAD'] as const) {
        const { status, headers } = await server().send(method, `${pathname}${search}`);
        expect([status, `${siteAddress}${String(headers.location)}`]).toEqual([302, page]);
      }
      expect(await wantsLetters(token)).toBe(true);
    });

    test('not by a token of somebody else, or a changed one', async () => {
      const { token, id, secret } = await unsubscribing('forged');
      const [, signature = ''] = secret.split('.');
      const other = Buffer.from(`${id}x`).toString('base64url');
      for (const forged of [
        `${other}.${signature}`,
        secret.slice(0, -2),
        `${secret}AA`,
        '.',
        'x',
      ]) {
        const answer = await post(`/auth/email/unsubscribe?token=${encodeURIComponent(forged)}`);
        expectError(answer, 410, 'link-expired');
      }
      expect(await wantsLetters(token)).toBe(true);
    });

    test('also for an account that is gone', async () => {
      const { token, secret } = await unsubscribing('leaver');
      await server().send('DELETE', '/api/users/profile', {
        token,
        body: { currentPassword: goodPassword },
      });
      const answer = await post(`/auth/email/unsubscribe?token=${encodeURIComponent(secret)}`);
      expect(answer.body).toEqual({ success: true });
    });
  });
});
