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
      const answer = await call(login, { body: { email: anna.email, password: anna.password } });
      const { user, token } = expectContract(login, answer);
      expect(user).toMatchObject({ id: anna.id, username: 'anna', role: 'User', status: 'Active' });
      expect(token).not.toBe('');
      expect(JSON.stringify(answer.body)).not.toContain(anna.password);
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
    async run({ call, expectRefusal }) {
      const wrong = await call(login, { body: { email: anna.email, password: 'Wrong1password' } });
      const unknown = await call(login, {
        body: { email: 'nobody@dreamfork.test', password: 'Wrong1password' },
      });
      const refusal = expectRefusal(wrong, 401, 'credentials-invalid');
      expect(expectRefusal(unknown, 401, 'credentials-invalid').message).toBe(refusal.message);
    },
  },
  {
    name: 'login refuses a blocked user',
    async run({ call, expectRefusal }) {
      const body = { email: blocked.email, password: blocked.password };
      expectRefusal(await call(login, { body }), 403, 'account-blocked');
    },
  },
  {
    name: 'login names the field that is missing',
    async run({ request, expectRefusal }) {
      const answer = await request({
        method: 'POST',
        path: login.path,
        body: { email: anna.email },
      });
      const { errors } = expectRefusal(answer, 400, 'request-invalid');
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
    async run({ call, signIn, expectRefusal }) {
      expectRefusal(await call(me, {}), 401, 'unauthorized');
      expectRefusal(await call(me, { token: 'forged.token.value' }), 401, 'unauthorized');
      const [head, , seal] = (await signIn(anna)).split('.');
      const [, claims] = (await signIn(admin)).split('.');
      const changed = [head, claims, seal].join('.');
      expectRefusal(await call(me, { token: changed }), 401, 'unauthorized');
    },
  },
  {
    name: 'logout ends this session and no other',
    async run({ call, signIn, expectContract, expectRefusal }) {
      const body = { email: anna.email, password: anna.password };
      const { token } = expectContract(login, await call(login, { body }));
      expectContract(logout, await call(logout, { token }));
      expectRefusal(await call(me, { token }), 401, 'unauthorized');
      expectContract(me, await call(me, { token: await signIn(anna) }));
      expectRefusal(await call(logout, {}), 401, 'unauthorized');
    },
  },
  {
    name: 'profile tells who the user is and since when',
    async run({ call, signIn, expectContract, expectRefusal }) {
      const token = await signIn(anna);
      const answer = expectContract(profile, await call(profile, { token }));
      expect(answer).toMatchObject({
        id: anna.id,
        displayName: anna.displayName,
        preferences: anna.preferences,
        premiumExpiresAt: anna.premiumExpiresAt,
        createdAt: anna.createdAt,
      });
      expect(answer.lastLoginAt).not.toBeNull();
      expectRefusal(await call(profile, {}), 401, 'unauthorized');
    },
  },
];
