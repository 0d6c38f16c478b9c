import { expect } from 'vitest';
import { contract, type RegistrationRequest } from '../contract/index.ts';
import { anna } from '../fixtures/index.ts';
import type { ContractCase } from './context.ts';

const { register, login, me } = contract.authentication;

const newcomer = (username: string): RegistrationRequest => ({
  username,
  email: `${username}@dreamfork.test`,
  password: 'Novichok1',
  confirmPassword: 'Novichok1',
  displayName: 'Новый Автор',
});

/** Making an account. */
export const registrationCases: ContractCase[] = [
  {
    name: 'register makes an account that is signed in and can sign in again',
    async run({ call, expectContract }) {
      const body = newcomer('newcomer.one');
      const { user, token } = expectContract(register, await call(register, { body }));
      expect(user).toMatchObject({
        username: body.username,
        email: body.email,
        displayName: 'Новый Автор',
        role: 'User',
        status: 'Active',
        emailConfirmed: false,
      });
      expect(expectContract(me, await call(me, { token })).id).toBe(user.id);
      const again = { email: body.email, password: body.password };
      expect(expectContract(login, await call(login, { body: again })).user.id).toBe(user.id);
    },
  },
  {
    name: 'register works without a display name',
    async run({ call, expectContract }) {
      const { displayName: _, ...body } = newcomer('newcomer.two');
      expectContract(register, await call(register, { body }));
    },
  },
  {
    name: 'register refuses an e-mail address that is taken, in any letter case',
    async run({ call, expectError }) {
      for (const email of [anna.email, anna.email.toUpperCase()]) {
        const response = await call(register, { body: { ...newcomer('newcomer.three'), email } });
        expectError(response, 409, 'email-taken');
      }
    },
  },
  {
    name: 'an address in any script is an account, the same however its domain is spelled',
    async run({ call, expectContract, expectError }) {
      const email = 'имя@почта.рф';
      const body = { ...newcomer('newcomer.idn'), email };
      const { user } = expectContract(register, await call(register, { body }));
      expect(user.email).toBe(email);
      const punycode = 'Имя@XN--80A1ACNY.xn--p1ai';
      const { password } = body;
      const again = { email: punycode, password };
      expectContract(login, await call(login, { body: again }));
      const other = { ...newcomer('newcomer.punycode'), email: punycode };
      expectError(await call(register, { body: other }), 409, 'email-taken');
    },
  },
  {
    name: 'register refuses a user name that is taken',
    async run({ call, expectError }) {
      const body = { ...newcomer('newcomer.four'), username: anna.username };
      expectError(await call(register, { body }), 409, 'username-taken');
    },
  },
  {
    name: 'register refuses weak passwords',
    async run({ call, expectError }) {
      for (const password of ['Ab1', 'alllower1', 'ALLUPPER1', 'NoDigits']) {
        const body = { ...newcomer('newcomer.five'), password, confirmPassword: password };
        const { errors } = expectError(await call(register, { body }), 400, 'request-invalid');
        expect(errors?.map((error) => error.path)).toContain('password');
      }
    },
  },
];
