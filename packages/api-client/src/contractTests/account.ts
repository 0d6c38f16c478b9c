import { expect } from 'vitest';
import { contract } from '../contract/index.ts';
import { admin, anna, boris } from '../fixtures/index.ts';
import type { CaseContext, ContractCase } from './context.ts';

const { authentication, account } = contract;

const password = 'Novichok1';

/** Makes an account that a case may change as it likes. */
export async function newAccount({ call, expectContract }: CaseContext, username: string) {
  const { register } = authentication;
  const email = `${username}@dreamfork.test`;
  const body = { username, email, password, confirmPassword: password };
  const { token, user } = expectContract(register, await call(register, { body }));
  return { token, user, email, password };
}

/** What users do with their own accounts. */
export const accountCases: ContractCase[] = [
  {
    name: 'updateProfile changes the names, and the profile tells them',
    async run(context) {
      const { call, expectContract } = context;
      const { token } = await newAccount(context, 'account.one');
      const body = { username: 'account.renamed', displayName: '  Новое   имя ' };
      const changed = await call(account.updateProfile, { body, token });
      const names = { username: 'account.renamed', displayName: 'Новое имя' };
      expect(expectContract(account.updateProfile, changed)).toMatchObject(names);
      const { profile } = authentication;
      expect(expectContract(profile, await call(profile, { token }))).toMatchObject(names);
    },
  },
  {
    name: 'updateProfile shows the user name where there is no other',
    async run(context) {
      const { token } = await newAccount(context, 'account.two');
      const body = { username: 'account.two', displayName: '\u200b ' };
      const response = await context.call(account.updateProfile, { body, token });
      expect(context.expectContract(account.updateProfile, response).displayName).toBe(
        'account.two',
      );
    },
  },
  {
    name: 'updateProfile refuses a user name that is taken',
    async run(context) {
      const { token } = await newAccount(context, 'account.three');
      const body = { username: anna.username.toUpperCase(), displayName: '' };
      const response = await context.call(account.updateProfile, { body, token });
      context.expectError(response, 409, 'username-taken');
    },
  },
  {
    name: 'updateProfile refuses user names that deceive',
    async run(context) {
      const { token } = await newAccount(context, 'account.four');
      for (const [username, code] of [
        ['an\u200bna', 'username-characters'],
        ['\u202eanna', 'username-characters'],
        ['<b>anna</b>', 'username-characters'],
        ['\u0430nna', 'username-mixed-scripts'],
      ] as const) {
        const body = { username, displayName: 'Анна' };
        const response = await context.call(account.updateProfile, { body, token });
        const { errors } = context.expectError(response, 400, 'request-invalid');
        expect(errors).toContainEqual(expect.objectContaining({ code, path: 'username' }));
      }
    },
  },
  {
    name: 'updatePreferences changes what is sent and keeps the rest',
    async run(context) {
      const { call, expectContract } = context;
      const { token } = await newAccount(context, 'account.five');
      const { updatePreferences } = account;
      const first = { theme: 'dark', language: 'en' } as const;
      await call(updatePreferences, { body: first, token });
      const body = { notifications: false };
      const response = await call(updatePreferences, { body, token });
      const { preferences } = expectContract(updatePreferences, response);
      expect(preferences).toEqual({ ...first, notifications: false });
    },
  },
  {
    name: 'changePassword needs the present one and ends the other sessions',
    async run(context) {
      const { call, expectContract, expectError } = context;
      const { token, email } = await newAccount(context, 'account.six');
      const { login, me } = authentication;
      const other = expectContract(login, await call(login, { body: { email, password } })).token;
      const { changePassword } = account;
      const body = { newPassword: 'Drugoy2026', confirmPassword: 'Drugoy2026' };
      for (const currentPassword of ['Neverno1', undefined]) {
        const refused = { ...body, ...(currentPassword ? { currentPassword } : {}) };
        const response = await call(changePassword, { body: refused, token });
        const { errors } = expectError(response, 403, 'password-wrong');
        expect(errors?.map(({ path }) => path)).toEqual(['currentPassword']);
      }
      const right = { ...body, currentPassword: password };
      expectContract(changePassword, await call(changePassword, { body: right, token }));
      expectContract(me, await call(me, { token }));
      expectError(await call(me, { token: other }), 401, 'unauthorized');
      const old = await call(login, { body: { email, password } });
      expectError(old, 401, 'credentials-invalid');
      expectContract(login, await call(login, { body: { email, password: 'Drugoy2026' } }));
    },
  },
  {
    name: 'changePassword holds the new one to the rules of registration',
    async run(context) {
      const { token } = await newAccount(context, 'account.seven');
      const body = { currentPassword: password, newPassword: 'weakling', confirmPassword: 'other' };
      const response = await context.call(account.changePassword, { body, token });
      const { errors } = context.expectError(response, 400, 'request-invalid');
      expect(errors?.map(({ code, path }) => [path, code])).toContainEqual([
        'newPassword',
        'password-weak',
      ]);
    },
  },
  {
    name: 'exportData gives an archive with a name',
    async run({ call, signIn }) {
      const response = await call(account.exportData, { token: await signIn(boris) });
      expect(response.status).toBe(200);
      expect(response.headers['content-type']).toMatch(/^application\/zip/);
      expect(response.headers['content-disposition']).toMatch(/^attachment; .*\.zip/);
    },
  },
  {
    name: 'remove needs the password, and leaves nobody to sign in',
    async run(context) {
      const { call, expectContract, expectError } = context;
      const { token, email } = await newAccount(context, 'account.eight');
      const wrong = await call(account.remove, { body: { currentPassword: 'Neverno1' }, token });
      expectError(wrong, 403, 'password-wrong');
      const body = { currentPassword: password };
      expectContract(account.remove, await call(account.remove, { body, token }));
      const { me, login } = authentication;
      expectError(await call(me, { token }), 401, 'unauthorized');
      const again = await call(login, { body: { email, password } });
      expectError(again, 401, 'credentials-invalid');
    },
  },
  {
    name: 'remove keeps the last administrator',
    async run({ call, signIn, expectContract, expectError }) {
      const token = await signIn(admin);
      const body = { currentPassword: admin.password };
      expectError(await call(account.remove, { body, token }), 409, 'last-administrator');
      expectContract(authentication.me, await call(authentication.me, { token }));
    },
  },
];
