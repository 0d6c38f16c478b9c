import { expect } from 'vitest';
import { contract } from '../contract/index.ts';
import { admin, anna, blocked } from '../fixtures/index.ts';
import type { ContractCase } from './context.ts';

const { login, me, logout, profile } = contract.authentication;

/** Signing in, out, and asking who is signed in. */
export const signInCases: ContractCase[] = [
  {
    name: 'login answers the right password with the user and a token',
    async run({ call, expectContract }) {
      const response = await call(login, { body: { email: anna.email, password: anna.password } });
      const { user, token } = expectContract(login, response);
      expect(user).toMatchObject({ id: anna.id, username: 'anna', role: 'User', status: 'Active' });
      expect(token).not.toBe('');
      expect(JSON.stringify(response.body)).not.toContain(anna.password);
    },
  },
  {
    name: 'login reads an e-mail address in any letter case',
    async run({ call, expectContract }) {
      const body = { email: anna.email.toUpperCase(), password: anna.password };
      expect(expectContract(login, await call(login, { body })).user.id).toBe(anna.id);
    },
  },
  {
    name: 'login answers alike for a wrong password and an unknown address',
    async run({ call, expectError }) {
      const wrong = await call(login, { body: { email: anna.email, password: 'Wrong1password' } });
      const unknown = await call(login, {
        body: { email: 'nobody@dreamfork.test', password: 'Wrong1password' },
      });
      expectError(wrong, 401, 'credentials-invalid');
      expect([unknown.status, unknown.body]).toEqual([wrong.status, wrong.body]);
    },
  },
  {
    name: 'login tells a blocked user why, and nobody who does not know the password',
    async run({ call, expectError }) {
      const { email, password } = blocked;
      const body = { email, password };
      expectError(await call(login, { body }), 403, 'account-blocked');
      const guess = { email, password: `${password}x` };
      expectError(await call(login, { body: guess }), 401, 'credentials-invalid');
    },
  },
  {
    name: 'login names the field that is missing',
    async run({ request, expectError }) {
      const response = await request({
        method: 'POST',
        path: login.path,
        body: { email: anna.email },
      });
      const { errors } = expectError(response, 400, 'request-invalid');
      expect(errors?.map((error) => error.path)).toContain('password');
    },
  },
  {
    name: 'me says who is signed in',
    async run({ call, signIn, expectContract }) {
      const user = expectContract(me, await call(me, { token: await signIn(admin) }));
      expect(user).toMatchObject({ id: admin.id, email: admin.email, role: 'Admin' });
    },
  },
  {
    name: 'me refuses a missing, a forged and a changed token',
    async run({ call, signIn, expectError }) {
      expectError(await call(me, {}), 401, 'unauthorized');
      expectError(await call(me, { token: 'forged.token.value' }), 401, 'unauthorized');
      const [head, , seal] = (await signIn(anna)).split('.');
      const [, claims] = (await signIn(admin)).split('.');
      const changed = [head, claims, seal].join('.');
      expectError(await call(me, { token: changed }), 401, 'unauthorized');
    },
  },
  {
    name: 'logout ends this session and no other',
    async run({ call, signIn, expectContract, expectError }) {
      const body = { email: anna.email, password: anna.password };
      const { token } = expectContract(login, await call(login, { body }));
      expectContract(logout, await call(logout, { token }));
      expectError(await call(me, { token }), 401, 'unauthorized');
      expectContract(me, await call(me, { token: await signIn(anna) }));
    },
  },
  {
    name: 'profile tells who the user is and since when',
    async run({ call, signIn, expectContract }) {
      const token = await signIn(anna);
      const response = expectContract(profile, await call(profile, { token }));
      expect(response).toMatchObject({
        id: anna.id,
        displayName: anna.displayName,
        preferences: anna.preferences,
        premiumExpiresAt: anna.premiumExpiresAt,
        createdAt: anna.createdAt,
      });
      expect(response.lastLoginAt).not.toBeNull();
    },
  },
];
