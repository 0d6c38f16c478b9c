import { generateSync } from 'otplib';
import type { Send } from './test-server.ts';

/** The code of an authenticator app, by default of the next half minute: that of now may be over when it arrives. */
export const appCode = (secret: string, steps = 1): string =>
  generateSync({ secret, epoch: Math.floor(Date.now() / 1000) + steps * 30 });

/** Turns two-step sign-in on, with the code of now, before `appCode`; returns the recovery codes. */
export async function turnTwoFactorOn(
  send: Send,
  token: string,
  currentPassword?: string,
): Promise<string[]> {
  const { body: setup } = await send('POST', '/auth/two-factor/start', {
    token,
    body: { currentPassword },
  });
  const { status, body } = await send('POST', '/auth/two-factor', {
    token,
    body: { code: appCode(setup.secret, 0) },
  });
  if (status !== 200)
    throw new Error(`Two-step sign-in was not turned on: ${JSON.stringify(body)}`);
  return body.recoveryCodes;
}
