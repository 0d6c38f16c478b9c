import { tokenClaims } from '@dreamfork/api-client/contract';
import { decodeJwt, SignJWT } from 'jose';
import { describe, expect, test } from 'vitest';
import { registerAccount } from '../support/accounts.ts';
import { describeOnEngines } from '../support/engines.ts';
import { goodPassword, registration } from '../support/forms.ts';
import { openTestServer } from '../support/test-server.ts';

const secret = 'a secret for tests, long enough to sign with';
const hour = 60 * 60;

describeOnEngines('authentication', (engine) => {
  const server = openTestServer(engine, { jwtSecret: secret });

  const signIn = (email: string, password: string, rememberMe?: boolean) =>
    server().send('POST', '/auth/login', { body: { email, password, rememberMe } });

  const sign = (claims: Record<string, unknown>, key = secret, algorithm = 'HS256') =>
    new SignJWT(claims).setProtectedHeader({ alg: algorithm }).sign(new TextEncoder().encode(key));

  test('a token carries the profile claims and a session', async () => {
    const { token, id } = await registerAccount(server().send, 'claims');
    expect(tokenClaims.parse(decodeJwt(token))).toMatchObject({
      sub: id,
      username: 'claims',
      email: 'claims@example.org',
      displayName: 'Автор claims',
      role: 'User',
      emailConfirmed: false,
    });
  });

  test('a session lasts a day, a remembered one thirty', async () => {
    await registerAccount(server().send, 'lasting');
    const now = Math.floor(Date.now() / 1000);
    const lengthOf = async (rememberMe: boolean) => {
      const { body } = await signIn('lasting@example.org', goodPassword, rememberMe);
      return ((decodeJwt(body.token).exp ?? 0) - now) / hour;
    };
    expect(await lengthOf(false)).toBeCloseTo(24, 1);
    expect(await lengthOf(true)).toBeCloseTo(24 * 30, 1);
  });

  test('of many registrations of one address at once, one is made', async () => {
    const answers = await Promise.all(
      Array.from({ length: 8 }, () =>
        server().send('POST', '/auth/register', { body: registration('racing') }),
      ),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(7);
  });

  describe('refuses a token that', () => {
    const refusalOf = async (token: string) => {
      const { status, body } = await server().send('GET', '/auth/me', { token });
      return [status, body.code];
    };
    const refused = [401, 'unauthorized'];

    test('is no token', async () => {
      expect(await refusalOf('nonsense')).toEqual(refused);
      const basic = await server().send('GET', '/auth/me', {
        headers: { authorization: 'Basic YTpi' },
      });
      expect(basic.status).toBe(401);
    });

    test('has expired', async () => {
      const { token } = await registerAccount(server().send, 'expired');
      const claims = decodeJwt(token);
      expect(await refusalOf(await sign({ ...claims }))).toEqual([200, undefined]);
      const past = Math.floor(Date.now() / 1000) - 10;
      expect(await refusalOf(await sign({ ...claims, exp: past }))).toEqual(refused);
    });

    test('belongs to a session that has run out in the database', async () => {
      const { token, id } = await registerAccount(server().send, 'runout');
      await server()
        .services.database.updateTable('sessions')
        .set({ expires_at: Date.now() - 1 })
        .where('user_id', '=', id)
        .execute();
      expect(await refusalOf(token)).toEqual(refused);
    });

    test('was signed by someone else, or not at all', async () => {
      const { token } = await registerAccount(server().send, 'forged');
      const claims = { ...decodeJwt(token), role: 'Admin' };
      expect(await refusalOf(await sign(claims, 'another secret, just as long as ours'))).toEqual(
        refused,
      );
      const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
      const unsigned = `${encode({ alg: 'none', typ: 'JWT' })}.${encode(claims)}.`;
      expect(await refusalOf(unsigned)).toEqual(refused);
    });

    test('names the session of another user', async () => {
      const one = await registerAccount(server().send, 'one');
      const two = await registerAccount(server().send, 'two');
      const mixed = { ...decodeJwt(one.token), sid: decodeJwt(two.token).sid };
      expect(await refusalOf(await sign(mixed))).toEqual(refused);
    });
  });

  test('passwords are kept as argon2id hashes and never leave', async () => {
    const { id, token } = await registerAccount(server().send, 'hashed');
    const { password_hash } = await server()
      .services.database.selectFrom('users')
      .select('password_hash')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(password_hash).toMatch(/^\$argon2id\$/);
    const profile = await server().send('GET', '/api/users/profile', { token });
    expect(profile.text).not.toMatch(/argon2|password_hash|Fonar/i);
  });
});
