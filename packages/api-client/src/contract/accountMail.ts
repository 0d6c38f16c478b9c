import * as z from 'zod/mini';
import { accountMail } from '../routes/accounts.ts';
import { signInResponse } from './authentication.ts';
import { email } from './email.ts';
import { chosenPassword, heldPassword, repeats, secondFactorCode, success } from './fields.ts';
import { route } from './route.ts';
import { text } from './text.ts';

/** The value of `#token=` in a link of an email. */
export const linkToken = text().check(z.minLength(1), z.maxLength(200));

/** Where users see on which devices they are signed in. */
export const ownSessionsPage = '/app/profile';

export const confirmEmailRequest = z.object({ token: linkToken });

export const confirmEmailResponse = z.object({
  success: z.literal(true),
  /** The address that is confirmed now. */
  email: z.string(),
});

export const forgotPasswordRequest = z.object({ email });

export const resetPasswordRequest = z
  .object({
    token: linkToken,
    password: chosenPassword,
    confirmPassword: text(),
    /** Asked for by `second-factor-required`. */
    code: z.optional(secondFactorCode),
  })
  .check(repeats(({ password }) => password));

export const changeEmailRequest = z.object({
  email,
  /** Left out only by accounts without a password, which need a sign-in of the last ten minutes instead. */
  currentPassword: z.optional(heldPassword),
});

export const unsubscribeQuery = z.object({ token: linkToken });

const tag = 'Account';

export const accountMailRoutes = {
  sendConfirmation: route(accountMail.sendConfirmation, {
    tag,
    summary: 'Send the email that confirms the e-mail address again.',
    response: success,
  }),
  confirmEmail: route(accountMail.confirmEmail, {
    tag,
    summary: 'Confirm an e-mail address, new ones too, with the token of an email.',
    body: confirmEmailRequest,
    response: confirmEmailResponse,
    errors: [409, 410],
  }),
  forgotPassword: route(accountMail.forgotPassword, {
    tag,
    summary:
      'Send an email for a new password, if the address belongs to an account. The answer does not tell.',
    body: forgotPasswordRequest,
    response: success,
  }),
  resetPassword: route(accountMail.resetPassword, {
    tag,
    summary:
      'Set a new password with the token of an email, and sign in. Ends every other session.',
    body: resetPasswordRequest,
    response: signInResponse,
    errors: [403, 410],
  }),
  changeEmail: route(accountMail.changeEmail, {
    tag,
    summary: 'Ask for another e-mail address. It takes effect once it is confirmed.',
    body: changeEmailRequest,
    response: success,
    errors: [403, 409],
  }),
  unsubscribe: route(accountMail.unsubscribe, {
    tag,
    summary:
      'Turn the notifications preference off with the token of an email, as often as one likes. Mail readers call it themselves (RFC 8058).',
    query: unsubscribeQuery,
    response: success,
    errors: [410],
  }),
} as const;

export type ConfirmEmailRequest = z.input<typeof confirmEmailRequest>;
export type ConfirmEmailResponse = z.output<typeof confirmEmailResponse>;
export type ForgotPasswordRequest = z.input<typeof forgotPasswordRequest>;
export type ResetPasswordRequest = z.input<typeof resetPasswordRequest>;
export type ChangeEmailRequest = z.input<typeof changeEmailRequest>;
