import { decodeJwt, exportSPKI, generateKeyPair, SignJWT } from 'jose';
import { describe, expect, test, vi } from 'vitest';
import { trustHops } from '../../src/configuration/trusted-proxies.ts';
import { registerAccount } from '../support/accounts.ts';
import { describeOnEngines } from '../support/engines.ts';
import { expectError } from '../support/expect-error.ts';
import { goodPassword, registration } from '../support/forms.ts';
import { openServerWithUsers } from '../support/server-with-users.ts';
import { openTestServer, type Send } from '../support/test-server.ts';

const secret = 'a secret for tests, long enough to sign with';
const hostile = [
  "'; drop table users; --",
  "' or '1'='1",
  '"><script>alert(1)</script>',
  '{{7*7}}',
  '\u0000',
  '\ud83d',
  '../../etc/passwd',
  'a'.repeat(10_000),
  '\r\nBcc: everyone@example.org',
];

type Attempt = { path: string; body: Record<string, unknown>; token?: string };

describeOnEngines('hostile words', (engine) => {
  const { server, target: account } = openServerWithUsers(
    engine,
    { target: 'User' },
    { jwtSecret: secret },
  );

  const attempts = (word: string): Attempt[] => [
    { path: '/auth/login', body: { email: word, password: word } },
    { path: '/auth/register', body: { ...registration('x'), username: word } },
    { path: '/auth/register', body: { ...registration('x'), email: word } },
    { path: '/auth/register', body: { ...registration('x'), email: `${word}@example.org` } },
    { path: '/auth/password/forgot', body: { email: word } },
    {
      path: '/auth/password/reset',
      body: { token: word, password: goodPassword, confirmPassword: goodPassword },
    },
    { path: '/auth/email/confirm', body: { token: word } },
    { path: '/auth/google/session', body: { code: word } },
    {
      path: '/auth/email/change',
      body: { email: word, currentPassword: goodPassword },
      token: account.token,
    },
    {
      path: '/auth/password/change',
      body: { currentPassword: word, newPassword: 'Noviy2026', confirmPassword: 'Noviy2026' },
      token: account.token,
    },
  ];

  test.each(hostile.map((word) => ({ name: JSON.stringify(word).slice(0, 40), word })))(
    'are refused in every field: $name',
    async ({ word }) => {
      for (const { path, body, token } of attempts(word)) {
        const answer = await server().send('POST', path, { body, token });
        expect({ path, isRefused: [400, 401, 403, 410, 413].includes(answer.status) }).toEqual({
          path,
          isRefused: true,
        });
        expect(answer.text).not.toMatch(/\bat .+:\d+:\d+|select |insert /i);
      }
      const { status } = await server().send(
        'DELETE',
        `/api/users/sessions/${encodeURIComponent(word.slice(0, 100).replaceAll(/\p{Cs}/gu, '?'))}`,
        {
          token: account.token,
        },
      );
      expect([400, 404]).toContain(status);
      expect((await server().send('GET', '/auth/me', { token: account.token })).status).toBe(200);
    },
  );

  test('in a name that is shown stay words', async () => {
    const displayName = `<img src=x onerror=alert(1)> ' " ; drop table users`;
    const { body } = await server().send('PUT', '/api/users/profile', {
      token: account.token,
      body: { username: 'target', displayName },
    });
    expect(body.displayName).toBe(displayName);
  });

  test('a role, a status or a confirmation cannot be had by asking', async () => {
    const more = {
      role: 'Admin',
      status: 'Active',
      emailConfirmed: true,
      id: 'chosen',
      premiumExpiresAt: '2099-01-01T00:00:00.000Z',
      googleSubject: 'google-someone',
    };
    const registered = await server().send('POST', '/auth/register', {
      body: { ...registration('greedy'), ...more },
    });
    const { token } = registered.body;
    const calls = [
      ['/api/users/profile', { username: 'greedy', displayName: '', ...more }],
      ['/api/users/profile/preferences', { theme: 'dark', ...more }],
    ] as const;
    for (const [path, body] of calls) {
      expect((await server().send('PUT', path, { token, body })).status).toBe(200);
    }
    const { body } = await server().send('GET', '/api/users/profile', { token });
    expect(body).toMatchObject({ role: 'User', emailConfirmed: false, premiumExpiresAt: null });
    expect(body.id).not.toBe('chosen');
    expect((await server().send('GET', '/api/users', { token })).status).toBe(403);
  });

  describe('a name that looks like another', () => {
    const rename = (token: string, username: string) =>
      server().send('PUT', '/api/users/profile', { token, body: { username, displayName: '' } });

    test('is taken, in whatever alphabet it is written', async () => {
      await registerAccount(server().send, 'cop');
      await registerAccount(server().send, 'kate');
      const { token } = await registerAccount(server().send, 'lookalike');
      expectError(await rename(token, 'сор'), 409, 'username-taken');
      expectError(await rename(token, 'ΚΑΤΕ'), 409, 'username-taken');
      const body = { ...registration('someone.new'), username: 'СОР' };
      const registered = await server().send('POST', '/auth/register', { body });
      expectError(registered, 409, 'username-taken');
    });

    test('is refused with words that say why', async () => {
      const body = { ...registration('mixer'), username: 'аnna' };
      const answer = await server().send('POST', '/auth/register', { body });
      expectError(answer, 400, 'request-invalid');
      expect(answer.body.errors).toEqual([
        {
          code: 'username-mixed-scripts',
          path: 'username',
          message:
            'В имени смешаны похожие буквы разных алфавитов. Напишите его буквами одного из них.',
        },
      ]);
    });
  });

  test('a token signed in another way is no token', async () => {
    const claims = { ...decodeJwt(account.token), role: 'Admin' };
    const { publicKey, privateKey } = await generateKeyPair('RS256', { extractable: true });
    const signed = await new SignJWT(claims).setProtectedHeader({ alg: 'RS256' }).sign(privateKey);
    const swapped = await new SignJWT(claims)
      .setProtectedHeader({ alg: 'HS256' })
      .sign(new TextEncoder().encode(await exportSPKI(publicKey)));
    const other = await new SignJWT(claims)
      .setProtectedHeader({ alg: 'HS384' })
      .sign(new TextEncoder().encode(secret));
    for (const token of [signed, swapped, other, `${account.token}x`, account.token.slice(0, -2)]) {
      expectError(await server().send('GET', '/auth/me', { token }), 401, 'unauthorized');
    }
  });
});

describeOnEngines('who has an account', (engine) => {
  const server = openTestServer(engine, {}, async ({ send }) => {
    await registerAccount(send, 'known');
  });
  const known = 'known@example.org';
  const unknown = 'unknown@example.org';

  // `passwords.test.ts` holds that checking a password takes as much work without a hash.
  test('is not told by the work that signing in takes', async () => {
    const verify = vi.spyOn(server().services.passwords, 'verify');
    for (const email of [known, unknown]) {
      await server().send('POST', '/auth/login', { body: { email, password: 'Wrong2026' } });
    }
    expect(verify.mock.calls).toEqual([
      [expect.any(String), 'Wrong2026'],
      [undefined, 'Wrong2026'],
    ]);
    verify.mockRestore();
  });

  test('is not told by what forgetting a password answers', async () => {
    const answers = await Promise.all(
      [known, unknown].map((email) =>
        server().send('POST', '/auth/password/forgot', { body: { email } }),
      ),
    );
    const [one, other] = answers.map(({ status, text, headers }) => ({
      status,
      text,
      headers: { ...headers, date: '', 'content-length': '', 'x-request-id': '' },
    }));
    expect(one).toEqual(other);
    await server().services.mailer.settled();
  });
});

describeOnEngines('flooding', (engine) => {
  const server = openTestServer(engine, { rateLimit: true, trustProxy: trustHops(1) });
  const from = (place: number) => ({ 'x-forwarded-for': `10.0.${place >> 8}.${place & 255}` });
  const expectStopped = ({ status, body, headers }: Awaited<ReturnType<Send>>) => {
    expect([status, body.code]).toEqual([429, 'too-many-requests']);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  };

  test('an address with letters is stopped, whether or not it has an account', async () => {
    await server().send('POST', '/auth/register', { body: registration('flooded') });
    for (const email of ['flooded@example.org', 'nobody@example.org']) {
      const statuses: number[] = [];
      for (let asked = 0; asked < 5; asked += 1) {
        const answer = await server().send('POST', '/auth/password/forgot', {
          body: { email },
          headers: from(2000 + asked),
        });
        statuses.push(answer.status);
      }
      expect(new Set(statuses)).toEqual(new Set([200]));
      expectStopped(
        await server().send('POST', '/auth/password/forgot', {
          body: { email },
          headers: from(3000),
        }),
      );
    }
    await server().services.mailer.settled();
  });

  test('the password of an open session is not guessed', async () => {
    const { token } = await registerAccount(server().send, 'opened');
    const guess = () =>
      server().send('DELETE', '/api/users/profile', {
        token,
        body: { currentPassword: 'Wrong2026' },
      });
    for (let guesses = 0; guesses < 10; guesses += 1) expect((await guess()).status).toBe(403);
    expectStopped(await guess());
  });
});
