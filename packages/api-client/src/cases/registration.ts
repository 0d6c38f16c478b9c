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
    async run({ call, expectRefusal }) {
      for (const email of [anna.email, anna.email.toUpperCase()]) {
        const answer = await call(register, { body: { ...newcomer('newcomer.three'), email } });
        expectRefusal(answer, 409, 'email-taken');
      }
    },
  },
  {
    name: 'register refuses a user name that is taken',
    async run({ call, expectRefusal }) {
      const body = { ...newcomer('newcomer.four'), username: anna.username };
      expectRefusal(await call(register, { body }), 409, 'username-taken');
    },
  },
  {
    name: 'register refuses weak passwords',
    async run({ call, expectRefusal }) {
      for (const password of ['Ab1', 'alllower1', 'ALLUPPER1', 'NoDigits']) {
        const body = { ...newcomer('newcomer.five'), password, confirmPassword: password };
        const { errors } = expectRefusal(await call(register, { body }), 400, 'request-invalid');
        expect(errors?.map((error) => error.path)).toContain('password');
      }
    },
  },
  {
    name: 'register refuses passwords that differ',
    async run({ call, expectRefusal }) {
      const body = { ...newcomer('newcomer.six'), confirmPassword: 'Novichok2' };
      const { errors } = expectRefusal(await call(register, { body }), 400, 'request-invalid');
      expect(errors?.map((error) => error.path)).toContain('confirmPassword');
    },
  },
  {
    name: 'register refuses what is not an e-mail address',
    async run({ call, expectRefusal }) {
      const body = { ...newcomer('newcomer.seven'), email: 'не адрес' };
      const { errors } = expectRefusal(await call(register, { body }), 400, 'request-invalid');
      expect(errors?.map((error) => error.path)).toContain('email');
    },
  },
];
