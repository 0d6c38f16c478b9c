import { expect, test } from 'vitest';
import { encryptSecondFactors } from '../../src/services/authentication/second-factor.ts';
import { createEncryption } from '../../src/services/encryption.ts';
import { registerAccount, setUser } from '../support/accounts.ts';
import { nextToken, openMailCatcher } from '../support/emails.ts';
import { describeOnEngines } from '../support/engines.ts';
import { expectError } from '../support/expect-error.ts';
import { goodPassword } from '../support/forms.ts';
import { sortedStatuses } from '../support/sorted-statuses.ts';
import { openTestServer } from '../support/test-server.ts';
import { appCode, turnTwoFactorOn } from '../support/two-factor.ts';

const mail = await openMailCatcher();

describeOnEngines('two-step sign-in', (engine) => {
  const server = openTestServer(engine, mail.configuration);
  const addressOf = (name: string) => `${name}.${engine}@example.org`;
  const register = (name: string) => registerAccount(server().send, `${name}.${engine}`);
  const post = (path: string, body: unknown) => server().send('POST', path, { body });
  const signIn = (name: string, code: string) =>
    post('/auth/login', { email: addressOf(name), password: goodPassword, code });

  async function secretOf(id: string) {
    const { database, encryption } = server().services;
    const { secret } = await database
      .selectFrom('second_factors')
      .select('secret')
      .where('user_id', '=', id)
      .executeTakeFirstOrThrow();
    expect(secret).toMatch(/^v1\./);
    return encryption.decrypt(secret, id) ?? '';
  }

  test('takes a code of the app once, also from callers at the same time', async () => {
    const { token, id } = await register('race');
    await turnTwoFactorOn(server().send, token, goodPassword);
    const code = appCode(await secretOf(id));
    const answers = await Promise.all([1, 2, 3, 4].map(() => signIn('race', code)));
    expect(sortedStatuses(answers)).toEqual([200, 403, 403, 403]);
  });

  test('takes codes again, each once, when a clock that was ahead is right again', async () => {
    const { token, id } = await register('ahead');
    await turnTwoFactorOn(server().send, token, goodPassword);
    const { services } = server();
    const tenDays = 10 * 24 * 60 * 2;
    await services.database
      .updateTable('second_factors')
      .set((factor) => ({ last_step: factor('last_step', '+', tenDays) }))
      .where('user_id', '=', id)
      .execute();
    const code = appCode(await secretOf(id));
    expect((await signIn('ahead', code)).status).toBe(200);
    expect((await signIn('ahead', code)).status).toBe(403);
  });

  test('takes a recovery code once, also from callers at the same time', async () => {
    const { token } = await register('codes');
    const [code = ''] = await turnTwoFactorOn(server().send, token, goodPassword);
    // 128 bits, in the letters and digits that are not mistaken for others.
    expect(code).toMatch(/^(?:[a-z2-7]{4}-){6}[a-z2-7]{2}$/);
    const answers = await Promise.all([1, 2, 3, 4].map(() => signIn('codes', code)));
    expect(sortedStatuses(answers)).toEqual([200, 403, 403, 403]);
  });

  test('is asked for by a reset of the password; the email stays good until it succeeds', async () => {
    const { token } = await register('reset');
    await nextToken(mail, addressOf('reset'));
    const [code = ''] = await turnTwoFactorOn(server().send, token, goodPassword);
    await mail.next(addressOf('reset'));
    await post('/auth/password/forgot', { email: addressOf('reset') });
    const link = await nextToken(mail, addressOf('reset'));
    const body = { token: link, password: 'Drugoy2026', confirmPassword: 'Drugoy2026' };
    expectError(await post('/auth/password/reset', body), 403, 'second-factor-required');
    const wrong = await post('/auth/password/reset', { ...body, code: 'wrong' });
    expectError(wrong, 403, 'second-factor-invalid');
    const { database } = server().services;
    const noted = await database
      .selectFrom('sign_in_failures')
      .innerJoin('users', 'users.id', 'sign_in_failures.user_id')
      .select(['username', 'reason'])
      .where('email', '=', addressOf('reset'))
      .execute();
    expect(noted).toEqual([{ username: `reset.${engine}`, reason: 'wrong-code' }]);
    expect((await post('/auth/password/reset', { ...body, code })).status).toBe(200);
  });

  test('ends a reset link after ten codes', async () => {
    const { token, id } = await register('guessed');
    await nextToken(mail, addressOf('guessed'));
    await turnTwoFactorOn(server().send, token, goodPassword);
    await mail.next(addressOf('guessed'));
    await post('/auth/password/forgot', { email: addressOf('guessed') });
    const link = await nextToken(mail, addressOf('guessed'));
    const body = { token: link, password: 'Drugoy2026', confirmPassword: 'Drugoy2026' };
    const guess = (code: string) => post('/auth/password/reset', { ...body, code });
    const guesses = await Promise.all(Array.from({ length: 12 }, () => guess('wrong')));
    expect(sortedStatuses(guesses)).toEqual([...Array(10).fill(403), 410, 410]);
    expectError(await guess(appCode(await secretOf(id))), 410, 'link-expired');
  });

  test('encrypts keys that earlier versions kept as they are, and leaves those it cannot read', async () => {
    const { token, id } = await register('rotated');
    await turnTwoFactorOn(server().send, token, goodPassword);
    const { services } = server();
    const secret = await secretOf(id);
    await services.database
      .updateTable('second_factors')
      .set({ secret })
      .where('user_id', '=', id)
      .execute();
    expect(await encryptSecondFactors(services)).toBe(0);
    expect(await secretOf(id)).toBe(secret);
    const encryption = createEncryption(['another key, which opens none of them']);
    expect(await encryptSecondFactors({ ...services, encryption })).toBeGreaterThan(0);
    expect((await signIn('rotated', appCode(secret))).status).toBe(200);
  });

  test('tells the owner by email when it is turned on and off', async () => {
    const { token } = await register('told');
    await nextToken(mail, addressOf('told'));
    const [code] = await turnTwoFactorOn(server().send, token, goodPassword);
    expect((await mail.next(addressOf('told'))).subject).toBe('Двухэтапный вход включён');
    const body = { currentPassword: goodPassword, code };
    await server().send('DELETE', '/auth/two-factor', { token, body });
    expect((await mail.next(addressOf('told'))).subject).toBe('Двухэтапный вход выключен');
  });
});

describeOnEngines('a server that requires two-step sign-in of its staff', (engine) => {
  const server = openTestServer(engine, { requireTwoFactor: true });

  test('lets administrators work once they have turned it on, and readers as ever', async () => {
    const { id, token } = await registerAccount(server().send, `staff.${engine}`);
    await setUser(server().services.database, id, { role: 'Admin' });
    const listUsers = () => server().send('GET', '/users', { token });
    expectError(await listUsers(), 403, 'second-factor-missing');
    const state = await server().send('GET', '/auth/two-factor', { token });
    expect(state.body).toMatchObject({ isOn: false, isRequired: true });
    expect((await server().send('GET', '/auth/me', { token })).status).toBe(200);
    await turnTwoFactorOn(server().send, token, goodPassword);
    expect((await listUsers()).status).toBe(200);
  });
});
