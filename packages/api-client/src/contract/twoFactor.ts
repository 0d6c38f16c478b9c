import * as z from 'zod/mini';
import { twoFactor } from '../routes/accounts.ts';
import { heldPassword, secondFactorCode, success } from './fields.ts';
import { route } from './route.ts';

export const recoveryCodeCount = 10;

/** Left out only by accounts without a password, which need a sign-in of the last ten minutes instead. */
const currentPassword = z.optional(heldPassword);

export const twoFactorState = z.object({
  isOn: z.boolean(),
  /** How many of the recovery codes are unused. */
  recoveryCodesLeft: z.int().check(z.nonnegative()),
  /** Whether the operator requires it for the user's role. */
  isRequired: z.boolean(),
});

export const twoFactorSetup = z.object({
  /** The key in Base32, for typing. */
  secret: z.string(),
  /** The same key as an `otpauth:` address, for a QR code. */
  uri: z.string(),
});

export const recoveryCodes = z.object({ recoveryCodes: z.array(z.string()) });

const tag = 'Account';

export const twoFactorRoutes = {
  state: route(twoFactor.state, {
    tag,
    summary: 'Whether signing in asks for a code beside the password.',
    response: twoFactorState,
  }),
  start: route(twoFactor.start, {
    tag,
    summary: 'Make a key for an authenticator app. It has no effect before it is confirmed.',
    body: z.object({ currentPassword }),
    response: twoFactorSetup,
    errors: [403, 409],
  }),
  confirm: route(twoFactor.confirm, {
    tag,
    summary:
      'Turn two-step sign-in on with a code of the new key. Answers the recovery codes, which are shown only now.',
    body: z.object({ code: secondFactorCode }),
    response: recoveryCodes,
    errors: [403, 409],
  }),
  renewRecoveryCodes: route(twoFactor.renewRecoveryCodes, {
    tag,
    summary: 'Replace the recovery codes. The earlier ones stop working.',
    body: z.object({ currentPassword, code: secondFactorCode }),
    response: recoveryCodes,
    errors: [403],
  }),
  turnOff: route(twoFactor.turnOff, {
    tag,
    summary: 'Turn two-step sign-in off with a code.',
    body: z.object({ currentPassword, code: secondFactorCode }),
    response: success,
    errors: [403],
  }),
} as const;

export type TwoFactorState = z.output<typeof twoFactorState>;
export type TwoFactorSetup = z.output<typeof twoFactorSetup>;
export type StartTwoFactorRequest = z.input<typeof twoFactorRoutes.start.body>;
export type ConfirmTwoFactorRequest = z.input<typeof twoFactorRoutes.confirm.body>;
/** The password and a code. */
export type TwoFactorProof = z.input<typeof twoFactorRoutes.turnOff.body>;
