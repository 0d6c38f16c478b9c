import { expect, test } from 'vitest';
import { trustHops } from '../../src/configuration/trusted-proxies.ts';
import { nextToken, openMailCatcher } from '../support/emails.ts';
import { describeOnEngines } from '../support/engines.ts';
import { expectError } from '../support/expect-error.ts';
import { goodPassword, registration } from '../support/forms.ts';
import { type Answer, openTestServer } from '../support/test-server.ts';
import { turnTwoFactorOn } from '../support/two-factor.ts';

const mail = await openMailCatcher();
const guesses = 50;
const places = 5;

const cookieOf = ({ headers }: Answer): string =>
  String(headers['set-cookie']).split(';', 1)[0] ?? '';

describeOnEngines('guessing a password from many places', (engine) => {
  const server = openTestServer(engine, {
    ...mail.configuration,
    rateLimit: true,
    trustProxy: trustHops(1),
  });
  const emailOf = (name: string) => `${name}.${engine}@example.org`;

  /** An account that has just been guessed at, and what waiting at the clock took since then. */
  async function attacked(name: string) {
    const { services, send } = server();
    const clock = { time: Date.now(), waited: 0 };
    services.now = () => clock.time;
    services.wait = async (milliseconds) => {
      clock.time += milliseconds;
      clock.waited += milliseconds;
    };
    const registered = await send('POST', '/auth/register', {
      body: registration(`${name}.${engine}`),
      headers: { 'x-forwarded-for': `192.0.2.${name.length}` },
    });
    const signIn = (password: string, place: string, cookie = '') =>
      send('POST', '/auth/login', {
        body: { email: emailOf(name), password },
        headers: { 'x-forwarded-for': place, cookie },
      });
    const statuses = new Set<number>();
    for (let guess = 0; guess < guesses; guess += 1) {
      statuses.add((await signIn('Wrong2026', `203.0.113.${guess % places}`)).status);
    }
    expect([...statuses]).toEqual([401]);
    expect(clock.waited).toBeGreaterThan((guesses - 20) * 5000);
    clock.waited = 0;
    return { registered, signIn, clock };
  }

  test('slows down, and never keeps out who knows the password', async () => {
    const { signIn, clock } = await attacked('stranger');
    expect((await signIn(goodPassword, '198.51.100.1')).status).toBe(200);
    expect(clock.waited).toBeLessThanOrEqual(8000);
  });

  test('does not touch a browser in which the owner has been signed in before', async () => {
    const { registered, signIn, clock } = await attacked('owner');
    const signedIn = await signIn(goodPassword, '203.0.113.0', cookieOf(registered));
    expect([signedIn.status, clock.waited]).toEqual([200, 0]);
    expect(String(signedIn.headers['set-cookie'])).toMatch(
      /^dreamfork-device-\w+=[\w.-]+; Max-Age=31536000; Path=\/; HttpOnly; SameSite=Lax$/,
    );
  });

  test('gets no further with a mark of another account, nor with a stolen one', async () => {
    const { registered: other } = await attacked('neighbour');
    const { registered, signIn, clock } = await attacked('marked');
    await signIn('Wrong2026', '198.51.100.2', cookieOf(other));
    expect(clock.waited).toBeGreaterThan(0);
    const stolen = cookieOf(registered);
    const statuses = [];
    for (let guess = 0; guess < 11; guess += 1) {
      statuses.push((await signIn('Wrong2026', `198.51.101.${guess}`, stolen)).status);
    }
    expect(statuses).toEqual([...Array(10).fill(401), 429]);
  });

  test('is forgotten by a reset, which signs the owner in', async () => {
    const { signIn, clock } = await attacked('forgetful');
    await nextToken(mail, emailOf('forgetful'));
    const { send } = server();
    await send('POST', '/auth/password/forgot', { body: { email: emailOf('forgetful') } });
    const token = await nextToken(mail, emailOf('forgetful'));
    const password = 'Drugoy2026';
    const reset = await send('POST', '/auth/password/reset', {
      body: { token, password, confirmPassword: password },
    });
    expect(reset.body).toMatchObject({ success: true, user: { email: emailOf('forgetful') } });
    expect((await send('GET', '/auth/me', { token: reset.body.token })).status).toBe(200);
    clock.waited = 0;
    expect((await signIn(password, '198.51.100.3')).status).toBe(200);
    expect((await signIn(password, '203.0.113.0', cookieOf(reset))).status).toBe(200);
    expect(clock.waited).toBe(0);
  });

  test('keeps nobody out for what was tried while the clock was ahead', async () => {
    const { registered, signIn, clock } = await attacked('ahead');
    const browser = cookieOf(registered);
    const days = 3 * 24 * 60 * 60 * 1000;
    clock.time += days;
    for (let guess = 0; guess < 10; guess += 1) {
      await signIn('Wrong2026', '198.51.103.1', browser);
    }
    expect((await signIn(goodPassword, '198.51.103.1', browser)).status).toBe(429);
    clock.time -= days;
    expect((await signIn(goodPassword, '198.51.103.1', browser)).status).toBe(200);
  });

  test('is as slow with codes of the second step and the link of a reset', async () => {
    const { registered, clock } = await attacked('linked');
    const { send, services } = server();
    await nextToken(mail, emailOf('linked'));
    // The authenticator app has the right time.
    services.now = Date.now;
    await turnTwoFactorOn(send, registered.body.token, goodPassword);
    services.now = () => clock.time;
    await mail.next(emailOf('linked'));
    await send('POST', '/auth/password/forgot', { body: { email: emailOf('linked') } });
    const token = await nextToken(mail, emailOf('linked'));
    clock.waited = 0;
    const guess = await send('POST', '/auth/password/reset', {
      body: { token, password: 'Drugoy2026', confirmPassword: 'Drugoy2026', code: '000000' },
      headers: { 'x-forwarded-for': '198.51.100.9' },
    });
    expectError(guess, 403, 'second-factor-invalid');
    expect(clock.waited).toBeGreaterThan(0);
  });

  test('tells all but the first of a crowd when to come back', async () => {
    const { signIn } = await attacked('crowded');
    server().services.wait = async () => {};
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, place) => signIn('Wrong2026', `198.51.102.${place}`)),
    );
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused).toHaveLength(19);
    for (const answer of refused) {
      expectError(answer, 429, 'too-many-requests');
      expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    }
  });
});
