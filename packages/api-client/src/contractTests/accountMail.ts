import { expect } from 'vitest';
import { contract, routePath } from '../contract/index.ts';
import { anna } from '../fixtures/index.ts';
import { newAccount } from './account.ts';
import type { ContractCase } from './context.ts';

const { authentication, accountMail, google } = contract;

const newPassword = { password: 'Drugoy2026', confirmPassword: 'Drugoy2026' };

/** What is done by email, and what a link says that nobody was sent. */
export const accountMailCases: ContractCase[] = [
  {
    name: 'forgotPassword answers alike for a known and an unknown address',
    async run({ call, expectContract }) {
      const { forgotPassword } = accountMail;
      for (const email of [anna.email, 'nobody@dreamfork.test']) {
        const response = await call(forgotPassword, { body: { email } });
        expect(expectContract(forgotPassword, response)).toEqual({ success: true });
      }
    },
  },
  {
    name: 'resetPassword and confirmEmail refuse a link that nobody was sent',
    async run({ call, expectError }) {
      const token = 'A'.repeat(43);
      const reset = await call(accountMail.resetPassword, { body: { token, ...newPassword } });
      expectError(reset, 410, 'link-expired');
      const confirm = await call(accountMail.confirmEmail, { body: { token } });
      expectError(confirm, 410, 'link-expired');
    },
  },
  {
    name: 'resetPassword holds the new password to the rules of registration',
    async run({ call, expectError }) {
      const body = { token: 'A'.repeat(43), password: 'weak', confirmPassword: 'weak' };
      const response = await call(accountMail.resetPassword, { body });
      const { errors } = expectError(response, 400, 'request-invalid');
      expect(errors?.map(({ path }) => path)).toContain('password');
    },
  },
  {
    name: 'sendConfirmation sends the link once more',
    async run(context) {
      const { call, expectContract } = context;
      const { sendConfirmation } = accountMail;
      const { token } = await newAccount(context, 'mail.one');
      expectContract(sendConfirmation, await call(sendConfirmation, { token }));
    },
  },
  {
    name: 'changeEmail needs the password and waits for the confirmation',
    async run(context) {
      const { call, expectContract, expectError } = context;
      const { token, email, password } = await newAccount(context, 'mail.two');
      const { changeEmail } = accountMail;
      const wanted = 'mail.two.new@dreamfork.test';
      const send = (to: string, currentPassword: string) =>
        call(changeEmail, { body: { email: to, currentPassword }, token });
      expectError(await send(wanted, 'Neverno1'), 403, 'password-wrong');
      expectError(await send(anna.email.toUpperCase(), password), 409, 'email-taken');
      expectContract(changeEmail, await send(wanted, password));
      const { profile } = authentication;
      expect(expectContract(profile, await call(profile, { token }))).toMatchObject({
        email,
        pendingEmail: wanted,
      });
    },
  },
  {
    name: 'unsubscribe takes the form of a mail reader, and refuses a link that nobody was sent',
    async run({ request, call, expectError }) {
      const token = `${'A'.repeat(48)}.${'A'.repeat(22)}`;
      expectError(await call(accountMail.unsubscribe, { query: { token } }), 410, 'link-expired');
      const response = await request({
        method: 'POST',
        path: routePath(accountMail.unsubscribe, undefined, { token }),
        rawBody: 'List-Unsubscribe=One-Click',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      });
      expectError(response, 410, 'link-expired');
    },
  },
  {
    name: 'a sign-in with Google needs the code that the browser was given',
    async run({ call, expectError }) {
      const response = await call(google.session, { body: { code: 'A'.repeat(43) } });
      expectError(response, 410, 'google-failed');
    },
  },
];
