import type { HttpHandler } from 'msw';
import { generateSecret, generateURI, verifySync } from 'otplib';
import { contract, recoveryCodeCount } from '../contract/index.ts';
import type { FixtureUser } from '../fixtures/index.ts';
import { type ErrorReply, errorReply, wrongPassword } from './errorReply.ts';
import { done, handle, type Setting } from './handle.ts';

const { twoFactor } = contract;

const invalidCode = (): ErrorReply =>
  errorReply('second-factor-invalid', {
    errors: [{ code: 'second-factor-invalid', path: 'code' }],
  });

const normalise = (code: string): string => code.toLowerCase().replaceAll(/[\s-]/g, '');

/** Whether a code is a new one of the user's app. */
function isAppCode({ secondFactor }: FixtureUser, code: string): boolean {
  const token = normalise(code);
  if (!secondFactor || !/^\d{6}$/.test(token) || secondFactor.usedCodes.includes(token))
    return false;
  if (!verifySync({ secret: secondFactor.secret, token, epochTolerance: 30 }).valid) return false;
  secondFactor.usedCodes.push(token);
  return true;
}

function takeRecoveryCode({ secondFactor }: FixtureUser, code: string): boolean {
  const at =
    secondFactor?.recoveryCodes.findIndex((one) => normalise(one) === normalise(code)) ?? -1;
  if (at >= 0) secondFactor?.recoveryCodes.splice(at, 1);
  return at >= 0;
}

/** The refusal of a sign-in whose second step is missing or wrong. */
export function wrongSecondFactor(
  user: FixtureUser,
  code: string | undefined,
): ErrorReply | undefined {
  if (!user.secondFactor?.isOn) return undefined;
  if (code === undefined) return errorReply('second-factor-required');
  return isAppCode(user, code) || takeRecoveryCode(user, code) ? undefined : invalidCode();
}

const newRecoveryCodes = (): string[] =>
  Array.from({ length: recoveryCodeCount }, () =>
    crypto
      .randomUUID()
      .replaceAll('-', '')
      .slice(0, 16)
      .replaceAll(/(.{4})(?=.)/g, '$1-'),
  );

export const twoFactorHandlers = (setting: Setting): HttpHandler[] => [
  handle(setting, twoFactor.state, ({ session: { user } }) => ({
    isOn: user.secondFactor?.isOn ?? false,
    recoveryCodesLeft: user.secondFactor?.recoveryCodes.length ?? 0,
    isRequired: false,
  })),

  handle(setting, twoFactor.start, ({ session: { user }, body }) => {
    const problem = wrongPassword(user, body.currentPassword);
    if (problem) return problem;
    if (user.secondFactor?.isOn) return errorReply('second-factor-on');
    const secret = generateSecret();
    user.secondFactor = { secret, isOn: false, recoveryCodes: [], usedCodes: [] };
    return { secret, uri: generateURI({ issuer: 'Dreamfork', label: user.email, secret }) };
  }),

  handle(setting, twoFactor.confirm, ({ session: { user }, body }) => {
    if (user.secondFactor?.isOn) return errorReply('second-factor-on');
    if (!user.secondFactor || !isAppCode(user, body.code)) return invalidCode();
    user.secondFactor.isOn = true;
    user.secondFactor.recoveryCodes = newRecoveryCodes();
    return { recoveryCodes: user.secondFactor.recoveryCodes };
  }),

  handle(setting, twoFactor.renewRecoveryCodes, ({ session: { user }, body }) => {
    const problem = wrongPassword(user, body.currentPassword) ?? wrongSecondFactor(user, body.code);
    if (problem) return problem;
    if (!user.secondFactor?.isOn) return invalidCode();
    user.secondFactor.recoveryCodes = newRecoveryCodes();
    return { recoveryCodes: user.secondFactor.recoveryCodes };
  }),

  handle(setting, twoFactor.turnOff, ({ session: { user }, body }) => {
    const problem = wrongPassword(user, body.currentPassword) ?? wrongSecondFactor(user, body.code);
    if (problem) return problem;
    delete user.secondFactor;
    return done;
  }),
];
