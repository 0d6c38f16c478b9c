import { generateSync } from 'otplib';
import { expect } from 'vitest';
import { contract } from '../contract/index.ts';
import { newAccount } from './account.ts';
import type { CaseContext, ContractCase } from './context.ts';

const { authentication, twoFactor } = contract;
const { login, me } = authentication;

/** The code of the app now; each works once, so a later one is that of the next half minute. */
const codeOf = (secret: string, steps = 0): string =>
  generateSync({ secret, epoch: Math.floor(Date.now() / 1000) + steps * 30 });

/** A new account with two-step sign-in. */
async function turnedOn(context: CaseContext, name: string) {
  const { call, expectContract } = context;
  const account = await newAccount(context, name);
  const { token, password: currentPassword } = account;
  const setup = expectContract(
    twoFactor.start,
    await call(twoFactor.start, { token, body: { currentPassword } }),
  );
  const { recoveryCodes } = expectContract(
    twoFactor.confirm,
    await call(twoFactor.confirm, { token, body: { code: codeOf(setup.secret, -1) } }),
  );
  return { ...account, ...setup, recoveryCodes };
}

/** Signing in with a second step. */
export const twoFactorCases: ContractCase[] = [
  {
    name: 'two-step sign-in has no effect before a code of the new key is entered',
    async run(context) {
      const { call, expectContract, expectError } = context;
      const { token, email, password } = await newAccount(context, 'two.step.start');
      const wrong = { currentPassword: 'Wrong1password' };
      expectError(await call(twoFactor.start, { token, body: wrong }), 403, 'password-wrong');
      const { uri, secret } = expectContract(
        twoFactor.start,
        await call(twoFactor.start, { token, body: { currentPassword: password } }),
      );
      expect(uri).toMatch(/^otpauth:\/\/totp\//);
      expect(uri).toContain(secret);
      const refused = await call(twoFactor.confirm, { token, body: { code: '12345' } });
      expect(expectError(refused, 403, 'second-factor-invalid').errors?.[0]?.path).toBe('code');
      expectContract(login, await call(login, { body: { email, password } }));
      const state = expectContract(twoFactor.state, await call(twoFactor.state, { token }));
      expect(state).toEqual({ isOn: false, recoveryCodesLeft: 0, isRequired: false });
    },
  },
  {
    name: 'with two-step sign-in the right password alone opens nothing, and a code works once',
    async run(context) {
      const { call, expectContract, expectError } = context;
      const { email, password, secret } = await turnedOn(context, 'two.step.codes');
      const credentials = { email, password };
      expectError(await call(login, { body: credentials }), 403, 'second-factor-required');
      const wrongPassword = { email, password: 'Wrong1password', code: codeOf(secret) };
      expectError(await call(login, { body: wrongPassword }), 401, 'credentials-invalid');
      const body = { ...credentials, code: codeOf(secret) };
      const { token } = expectContract(login, await call(login, { body }));
      expectContract(me, await call(me, { token }));
      expectError(await call(login, { body }), 403, 'second-factor-invalid');
    },
  },
  {
    name: 'a recovery code opens the account once, in any case and with any spaces',
    async run(context) {
      const { call, expectContract, expectError } = context;
      const { email, password, recoveryCodes, token } = await turnedOn(context, 'two.step.lost');
      expect(new Set(recoveryCodes).size).toBe(10);
      const code = ` ${recoveryCodes[0]?.toUpperCase().replaceAll('-', ' ')} `;
      expectContract(login, await call(login, { body: { email, password, code } }));
      const again = await call(login, { body: { email, password, code } });
      expectError(again, 403, 'second-factor-invalid');
      const state = expectContract(twoFactor.state, await call(twoFactor.state, { token }));
      expect(state).toMatchObject({ isOn: true, recoveryCodesLeft: 9 });
    },
  },
  {
    name: 'recovery codes can be replaced, and the earlier ones stop working',
    async run(context) {
      const { call, expectContract, expectError } = context;
      const account = await turnedOn(context, 'two.step.renew');
      const { email, password, secret, token, recoveryCodes } = account;
      const renewed = expectContract(
        twoFactor.renewRecoveryCodes,
        await call(twoFactor.renewRecoveryCodes, {
          token,
          body: { currentPassword: password, code: codeOf(secret) },
        }),
      );
      const [old = ''] = recoveryCodes;
      const [fresh = ''] = renewed.recoveryCodes;
      const refused = await call(login, { body: { email, password, code: old } });
      expectError(refused, 403, 'second-factor-invalid');
      expectContract(login, await call(login, { body: { email, password, code: fresh } }));
    },
  },
  {
    name: 'turning it off needs the password and a code; afterwards the password is enough',
    async run(context) {
      const { call, expectContract, expectError } = context;
      const { email, password, token, recoveryCodes } = await turnedOn(context, 'two.step.off');
      const [code = ''] = recoveryCodes;
      const without = { currentPassword: 'Wrong1password', code };
      expectError(await call(twoFactor.turnOff, { token, body: without }), 403, 'password-wrong');
      const invalid = { currentPassword: password, code: '000000000' };
      const refused = await call(twoFactor.turnOff, { token, body: invalid });
      expectError(refused, 403, 'second-factor-invalid');
      const started = await call(twoFactor.start, { token, body: { currentPassword: password } });
      expectError(started, 409, 'second-factor-on');
      const body = { currentPassword: password, code };
      expectContract(twoFactor.turnOff, await call(twoFactor.turnOff, { token, body }));
      expectContract(login, await call(login, { body: { email, password } }));
    },
  },
];
