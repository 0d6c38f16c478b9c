import { afterAll, expect, test } from 'vitest';
import type { Identity } from '../../../../scripts/identityProvider.ts';
import { describeOnEngines } from '../support/engines.ts';
import { expectError } from '../support/expect-error.ts';
import { person, startGoogle } from '../support/google.ts';
import { openTestServer } from '../support/test-server.ts';

const { provider, google } = await startGoogle();
afterAll(() => provider.close());

describeOnEngines("the operator's address at Google", (engine) => {
  const email = 'operator@example.org';
  const server = openTestServer(engine, {
    google,
    administrator: { email, password: undefined },
  });

  test('makes an administrator when Google has confirmed it, and nobody otherwise', async () => {
    const signInAs = async (identity: Identity) => {
      provider.choose(identity);
      const start = await server().send('GET', '/auth/google');
      const [cookie = ''] = String(start.headers['set-cookie']).split(';');
      const callback = await provider.walk(String(start.headers.location));
      const back = await server().send('GET', `${callback.pathname}${callback.search}`, {
        headers: { cookie },
      });
      const code = String(back.headers.location).split('google=')[1] ?? '';
      return server().send('POST', '/auth/google/session', { body: { code }, headers: { cookie } });
    };
    const unsure = person('operator', { sub: 'google-thief', email_verified: false });
    expectError(await signInAs(unsure), 403, 'google-address-unconfirmed');
    expect((await signInAs(person('operator'))).body.user.role).toBe('Admin');
    expect((await signInAs(person('visitor'))).body.user.role).toBe('User');
  });
});

describeOnEngines('a server that Google does not know', (engine) => {
  const server = openTestServer(engine);

  test('offers no sign-in with Google', async () => {
    const { body } = await server().send('GET', '/api/capabilities');
    expect(body.features).not.toContain('googleSignIn');
    expectError(await server().send('GET', '/auth/google'), 404, 'not-found');
    expectError(await server().send('GET', '/auth/google/callback?code=a'), 404, 'not-found');
  });
});

describeOnEngines('a provider that cannot be reached', (engine) => {
  const unreachable = { ...google, issuer: 'http://127.0.0.1:9' };
  const server = openTestServer(engine, { google: unreachable });

  test('sends the browser back to the page, which says so', async () => {
    const { status, headers } = await server().send('GET', '/auth/google');
    expect([status, headers.location]).toEqual([302, '/login#google=none']);
  });
});
