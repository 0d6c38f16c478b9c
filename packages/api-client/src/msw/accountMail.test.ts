import { setupServer } from 'msw/node';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  anna,
  boris,
  fixtureGoogleCode,
  fixtureLinkToken,
  fixtureToken,
} from '../fixtures/index.ts';
import { createClient } from '../index.ts';
import { createHandlers } from './index.ts';

const baseUrl = 'http://mock.dreamfork.test';
const server = setupServer();
beforeAll(() => server.listen());
beforeEach(() => server.resetHandlers(...createHandlers('ok', { baseUrl })));
afterAll(() => server.close());

const clientOf = (token: string | null) =>
  createClient({ baseUrl, getToken: () => token, onUnauthorized: () => {} });
const guest = clientOf(null);
const password = 'Drugoy2026';

describe('links of letters, in the mock server', () => {
  it('confirm an address once', async () => {
    const token = fixtureLinkToken(boris, 'confirmation');
    const confirmed = await guest.accountMail.confirmEmail({ token });
    expect(confirmed).toEqual({ ok: true, value: { success: true, email: boris.email } });
    const again = await guest.accountMail.confirmEmail({ token });
    expect(again).toMatchObject({ ok: false, error: { status: 410, code: 'link-expired' } });
  });

  it('set a new password and sign in', async () => {
    const token = fixtureLinkToken(anna, 'password');
    const reset = await guest.accountMail.resetPassword({
      token,
      password,
      confirmPassword: password,
    });
    expect(reset).toMatchObject({ ok: true, value: { user: { id: anna.id } } });
    const signedIn = clientOf(reset.ok ? reset.value.token : null);
    expect(await signedIn.authentication.me()).toMatchObject({ ok: true, value: { id: anna.id } });
    const response = await guest.authentication.login({ email: anna.email, password });
    expect(response.ok).toBe(true);
  });

  it('turn notifications off, as often as one likes', async () => {
    const token = fixtureLinkToken(anna, 'unsubscribe');
    for (const _ of [1, 2]) {
      expect(await guest.accountMail.unsubscribe({ token })).toMatchObject({ ok: true });
    }
    const profile = await clientOf(fixtureToken(anna)).authentication.profile();
    expect(profile).toMatchObject({ ok: true, value: { preferences: { notifications: false } } });
  });

  it('bring a new address into force', async () => {
    const client = clientOf(fixtureToken(anna));
    const email = 'anna.new@dreamfork.test';
    await client.accountMail.changeEmail({ email, currentPassword: anna.password });
    await guest.accountMail.confirmEmail({ token: fixtureLinkToken(anna, 'email-change') });
    const profile = await client.authentication.profile();
    expect(profile).toMatchObject({ ok: true, value: { email, pendingEmail: null } });
  });
});

describe('in the client', () => {
  it('a wrong password in a form ends no session', async () => {
    let ended = 0;
    const client = createClient({
      baseUrl,
      getToken: () => fixtureToken(anna),
      onUnauthorized: () => {
        ended += 1;
      },
    });
    const response = await client.account.remove({ currentPassword: 'Wrong2026' });
    expect(response).toMatchObject({ ok: false, error: { code: 'password-wrong' } });
    expect(ended).toBe(0);
  });

  it('a sign-in with Google is begun at an address and finished with a code', async () => {
    expect(guest.google.url()).toBe(`${baseUrl}/auth/google`);
    expect(guest.google.url('/app/editor?a=b')).toBe(
      `${baseUrl}/auth/google?returnTo=%2Fapp%2Feditor%3Fa%3Db`,
    );
    const response = await guest.google.session({ code: fixtureGoogleCode });
    expect(response).toMatchObject({ ok: true, value: { user: { id: anna.id }, returnTo: null } });
  });

  it('the archive is a file with a name', async () => {
    const response = await clientOf(fixtureToken(anna)).account.exportData();
    expect(response.ok && [response.value.name, response.value.type]).toEqual([
      'dreamfork-anna.zip',
      'application/zip',
    ]);
  });
});
