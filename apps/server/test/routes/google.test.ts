import { afterAll, describe, expect, test } from 'vitest';
import type { Identity } from '../../../../scripts/identityProvider.ts';
import type { UserRow } from '../../src/db/schema.ts';
import { registerAccount, setUser } from '../support/accounts.ts';
import { describeOnEngines } from '../support/engines.ts';
import { expectError } from '../support/expect-error.ts';
import { person, startGoogle } from '../support/google.ts';
import { later } from '../support/later.ts';
import { sortedStatuses } from '../support/sorted-statuses.ts';
import { openTestServer } from '../support/test-server.ts';
import { turnTwoFactorOn } from '../support/two-factor.ts';

const { provider, google } = await startGoogle();
afterAll(() => provider.close());

const publicUrl = 'https://stories.example.org';

describeOnEngines('signing in with Google', (engine) => {
  const server = openTestServer(engine, { google, publicUrl });
  const get = (path: string, cookie = '') =>
    server().send('GET', path, { headers: cookie ? { cookie } : {} });

  const leave = async (returnTo?: string) => {
    const query = returnTo === undefined ? '' : `?returnTo=${encodeURIComponent(returnTo)}`;
    const { status, headers } = await get(`/auth/google${query}`);
    expect(status).toBe(302);
    const [cookie = ''] = String(headers['set-cookie']).split(';');
    return { location: String(headers.location), cookie, setCookie: String(headers['set-cookie']) };
  };
  const comeBack = async (callback: URL, cookie: string) => {
    const { status, headers } = await get(`${callback.pathname}${callback.search}`, cookie);
    expect(status).toBe(302);
    const [path, fragment = ''] = String(headers.location).split('#');
    expect(path).toBe('/login');
    return new URLSearchParams(fragment).get('google') ?? '';
  };
  const redeem = (code: string, cookie: string, secondFactorCode?: string) =>
    server().send('POST', '/auth/google/session', {
      body: { code, secondFactorCode },
      headers: cookie ? { cookie } : {},
    });
  const signIn = async (identity: Identity | null, returnTo?: string) => {
    provider.choose(identity);
    const { location, cookie } = await leave(returnTo);
    const code = await comeBack(await provider.walk(location), cookie);
    return redeem(code, cookie);
  };
  const changeUser = (id: string, changes: Partial<UserRow>) =>
    setUser(server().services.database, id, changes);

  test('makes an account with a confirmed address and a free user name', async () => {
    await registerAccount(server().send, 'lena.petrova');
    const { status, body } = await signIn(
      person('lena', { email: 'Lena.Petrova@mail.example.org', name: 'Лена\u202e Петрова' }),
      '/app/editor?from=home',
    );
    expect(status).toBe(200);
    expect(body).toMatchObject({
      returnTo: '/app/editor?from=home',
      user: {
        username: 'lena.petrova-2',
        displayName: 'Лена Петрова',
        email: 'Lena.Petrova@mail.example.org',
        emailConfirmed: true,
        role: 'User',
      },
    });
    const profile = await server().send('GET', '/api/users/profile', { token: body.token });
    expect(profile.body.hasPassword).toBe(false);
    const again = await signIn(person('lena', { email: 'new.address@example.org' }));
    expect(again.body.user.id).toBe(body.user.id);
    expect(again.body.returnTo).toBeNull();
  });

  test('joins an account whose address is confirmed on both sides', async () => {
    const { id } = await registerAccount(server().send, 'joined');
    await changeUser(id, { email_confirmed: 1 });
    const { body } = await signIn(person('joined'));
    expect(body.user.id).toBe(id);
    expectError(
      await signIn(person('impostor', { email: 'JOINED@example.org' })),
      409,
      'google-account-taken',
    );
  });

  test('does not join an account that anybody may have made with this address', async () => {
    await registerAccount(server().send, 'squatted');
    expectError(await signIn(person('squatted')), 409, 'google-account-unconfirmed');
  });

  test('trusts no address that Google has not confirmed', async () => {
    const { id } = await registerAccount(server().send, 'victim');
    await changeUser(id, { email_confirmed: 1 });
    const unsure = { email_verified: false };
    expectError(await signIn(person('victim', unsure)), 403, 'google-address-unconfirmed');
    expectError(await signIn(person('fresh', unsure)), 403, 'google-address-unconfirmed');
  });

  test('keeps a blocked user out', async () => {
    const { body } = await signIn(person('banned'));
    await changeUser(body.user.id, { status: 'Banned' });
    expectError(await signIn(person('banned')), 403, 'account-blocked');
  });

  test('tells the page when the user turned back', async () => {
    expectError(await signIn(null), 410, 'google-failed');
  });

  test('is noted where it fails, with the account that it was for', async () => {
    const { body: account } = await signIn(person('noted'));
    const [recoveryCode] = await turnTwoFactorOn(server().send, account.token);
    const { database } = server().services;
    await database.deleteFrom('sign_in_failures').execute();
    const noted = () =>
      database.selectFrom('sign_in_failures').select(['reason', 'user_id']).execute();
    await signIn(null);
    expect(await noted()).toEqual([]);
    await signIn(person('stranger', { email_verified: false }));
    await signIn(person('other', { email: 'noted@example.org' }));
    provider.choose(person('noted'));
    const { location, cookie } = await leave();
    const code = await comeBack(await provider.walk(location), cookie);
    await redeem(code, cookie);
    await redeem(code, cookie, 'wrong');
    await changeUser(account.user.id, { status: 'Banned' });
    await redeem(code, cookie, recoveryCode);
    const failures = await noted();
    expect(failures).toHaveLength(4);
    expect(failures).toEqual(
      expect.arrayContaining([
        { reason: 'google-refused', user_id: null },
        { reason: 'google-refused', user_id: account.user.id },
        { reason: 'wrong-code', user_id: account.user.id },
        { reason: 'account-blocked', user_id: account.user.id },
      ]),
    );
  });

  test('sends the browser away with PKCE, state, nonce and a cookie that scripts cannot read', async () => {
    const { location, setCookie } = await leave();
    const { searchParams } = new URL(location);
    expect(Object.fromEntries(searchParams)).toMatchObject({
      response_type: 'code',
      code_challenge_method: 'S256',
      scope: 'openid email profile',
      redirect_uri: `${publicUrl}/auth/google/callback`,
    });
    for (const name of ['code_challenge', 'state', 'nonce']) {
      expect(searchParams.get(name)?.length).toBeGreaterThan(20);
    }
    expect(setCookie).toMatch(
      /^__Host-dreamfork-google=[\w-]+; Max-Age=600; Path=\/; HttpOnly; SameSite=Lax; Secure$/,
    );
  });

  test('never returns to another host', async () => {
    for (const returnTo of ['//evil.example', '/\\evil.example', 'https://evil.example', 'evil']) {
      const { status, body } = await signIn(person('traveller'), returnTo);
      expect([status, body.returnTo]).toEqual([200, null]);
    }
  });

  describe('a code', () => {
    const begin = async (name: string) => {
      provider.choose(person(name));
      const { location, cookie } = await leave();
      const callback = await provider.walk(location);
      return { callback, cookie };
    };

    test('works once', async () => {
      const { callback, cookie } = await begin('once');
      const code = await comeBack(callback, cookie);
      const answers = await Promise.all([1, 2, 3].map(() => redeem(code, cookie)));
      expect(sortedStatuses(answers)).toEqual([200, 410, 410]);
    });

    test('works for five minutes', async () => {
      const { callback, cookie } = await begin('slow');
      const code = await comeBack(callback, cookie);
      const { services } = server();
      const answer = await later(services, 301_000, () => redeem(code, cookie));
      expectError(answer, 410, 'google-failed');
    });

    test('stays good until the second step succeeds, and works once then', async () => {
      const { status, body: account } = await signIn(person('two.steps'));
      expect(status).toBe(200);
      const [recoveryCode] = await turnTwoFactorOn(server().send, account.token);
      const { callback, cookie } = await begin('two.steps');
      const code = await comeBack(callback, cookie);
      expectError(await redeem(code, cookie), 403, 'second-factor-required');
      expectError(await redeem(code, cookie, 'wrong'), 403, 'second-factor-invalid');
      expect((await redeem(code, cookie, recoveryCode)).status).toBe(200);
      expectError(await redeem(code, cookie, recoveryCode), 410, 'google-failed');
    });

    test('works in the browser that began, and in no other', async () => {
      const { callback, cookie } = await begin('bound');
      const code = await comeBack(callback, cookie);
      const other = await leave();
      expectError(await redeem(code, other.cookie), 410, 'google-failed');
      expectError(await redeem(code, ''), 410, 'google-failed');
      expect((await redeem(code, cookie)).status).toBe(200);
    });

    test('is not had for an answer that another browser was given', async () => {
      const { callback } = await begin('attacker');
      const victim = await leave();
      const code = await comeBack(callback, victim.cookie);
      expectError(await redeem(code, victim.cookie), 410, 'google-failed');
      expect(await comeBack(callback, '')).toBe('none');
    });

    test('is not had for an answer that was forged or used before', async () => {
      const { callback, cookie } = await begin('replayed');
      const forged = new URL(callback);
      forged.searchParams.set('state', 'A'.repeat(43));
      expect(await comeBack(forged, cookie)).toBe('none');
      expect((await redeem(await comeBack(callback, cookie), cookie)).status).toBe(200);
      expect(await comeBack(callback, cookie)).toBe('none');
    });
  });

  describe('an account without a password', () => {
    const remove = (token: string) =>
      server().send('DELETE', '/api/users/profile', { token, body: {} });

    test('sets one, and is deleted, after a sign-in of the last ten minutes only', async () => {
      const { body } = await signIn(person('passwordless'));
      const { services } = server();
      const late = await later(services, 601_000, () => remove(body.token));
      expectError(late, 403, 'sign-in-too-old');
      const password = { newPassword: 'Noviy2026', confirmPassword: 'Noviy2026' };
      const set = await server().send('POST', '/auth/password/change', {
        token: body.token,
        body: password,
      });
      expect(set.status).toBe(200);
      expectError(await remove(body.token), 403, 'password-wrong');
    });

    test('is gone when it is deleted', async () => {
      const { body } = await signIn(person('leaving'));
      expect((await remove(body.token)).status).toBe(200);
      const again = await signIn(person('leaving'));
      expect(again.body.user.id).not.toBe(body.user.id);
    });
  });

  test('is named among the capabilities', async () => {
    expect((await get('/api/capabilities')).body.features).toContain('googleSignIn');
  });
});
