import { verify } from 'otplib';
import { ApiError } from '../../api-error.ts';
import type { Database } from '../../db/schema.ts';
import { hashSecret } from '../account/link-tokens.ts';
import type { Services } from '../services.ts';

// Clocks of phones may be off by one step.
const stepSeconds = 30;
const toleratedSteps = 1;

/** The form in which a recovery code is compared: people type it with other spaces, dashes and case. */
const normalise = (code: string): string => code.toLowerCase().replaceAll(/[\s-]/g, '');

export const hashRecoveryCode = (code: string): string => hashSecret(normalise(code));

/** Accepts a code of the user's app once, also of concurrent callers. */
async function acceptAppCode(
  { database, encryption, now }: Services,
  userId: string,
  code: string,
): Promise<boolean> {
  const factor = await database
    .selectFrom('second_factors')
    .select(['secret', 'last_step'])
    .where('user_id', '=', userId)
    .executeTakeFirst();
  const token = code.replaceAll(/\s/g, '');
  const secret = factor && encryption.decrypt(factor.secret, userId);
  if (!factor || !secret || !/^\d{6}$/.test(token)) return false;
  const epoch = Math.floor(now() / 1000);
  // A later step was taken while the clock was ahead. It would lock the user out until then.
  const latest = Math.floor(epoch / stepSeconds) + toleratedSteps;
  const result = await verify({
    secret,
    token,
    epoch,
    epochTolerance: toleratedSteps * stepSeconds,
    ...(factor.last_step > latest ? {} : { afterTimeStep: factor.last_step }),
  });
  if (!result.valid || !('timeStep' in result)) return false;
  const { timeStep } = result;
  const used = await database
    .updateTable('second_factors')
    .set({ last_step: timeStep })
    .where('user_id', '=', userId)
    .where((step) => step.or([step('last_step', '<', timeStep), step('last_step', '>', latest)]))
    .executeTakeFirst();
  return used.numUpdatedRows === 1n;
}

async function acceptRecoveryCode(
  { database }: Services,
  userId: string,
  code: string,
): Promise<boolean> {
  const used = await database
    .deleteFrom('recovery_codes')
    .where('user_id', '=', userId)
    .where('hash', '=', hashRecoveryCode(code))
    .executeTakeFirst();
  return used.numDeletedRows === 1n;
}

const invalid = (): ApiError =>
  new ApiError('second-factor-invalid', {
    errors: [{ code: 'second-factor-invalid', path: 'code' }],
  });

/**
 * Encrypts the keys of all users by the first of the operator's keys.
 * Returns how many none of them opens: their users need recovery codes.
 */
export async function encryptSecondFactors({ database, encryption }: Services): Promise<number> {
  const rows = await database
    .selectFrom('second_factors')
    .select(['user_id', 'secret'])
    .where('secret', 'not like', `${encryption.prefix}%`)
    .execute();
  let unreadable = 0;
  for (const { user_id: id, secret: stored } of rows) {
    const secret = encryption.decrypt(stored, id);
    if (secret === undefined) unreadable += 1;
    else {
      await database
        .updateTable('second_factors')
        .set({ secret: encryption.encrypt(secret, id) })
        .where('user_id', '=', id)
        .where('secret', '=', stored)
        .execute();
    }
  }
  return unreadable;
}

/** @throws ApiError `second-factor-invalid` unless it is a new code of the user's key, confirmed or not. */
export async function requireAppCode(
  services: Services,
  userId: string,
  code: string,
): Promise<void> {
  if (!(await acceptAppCode(services, userId, code))) throw invalid();
}

/** Whether signing in as the user asks for a code. */
export async function hasSecondFactor({ database }: Services, userId: string): Promise<boolean> {
  const factor = await database
    .selectFrom('second_factors')
    .select('user_id')
    .where('user_id', '=', userId)
    .where('confirmed_at', 'is not', null)
    .executeTakeFirst();
  return factor !== undefined;
}

/** Turns the second step off; whether it was on. A key that was not confirmed yet stays. */
export async function removeSecondFactor(database: Database, userId: string): Promise<boolean> {
  await database.deleteFrom('recovery_codes').where('user_id', '=', userId).execute();
  const removed = await database
    .deleteFrom('second_factors')
    .where('user_id', '=', userId)
    .where('confirmed_at', 'is not', null)
    .executeTakeFirst();
  return removed.numDeletedRows > 0n;
}

/**
 * Checks the second step of a sign-in: a code of the user's app or a recovery code, each of which works once.
 * @throws ApiError `second-factor-required` or `second-factor-invalid`, for a user who has turned it on.
 */
export async function checkSecondFactor(
  services: Services,
  userId: string,
  code: string | undefined,
): Promise<void> {
  if (!(await hasSecondFactor(services, userId))) return;
  if (code === undefined) throw new ApiError('second-factor-required');
  if (await acceptAppCode(services, userId, code)) return;
  if (!(await acceptRecoveryCode(services, userId, code))) throw invalid();
}

/** @throws ApiError `second-factor-missing` where the operator requires what the user has not turned on. */
export async function requireSecondFactorOf(services: Services, userId: string): Promise<void> {
  if (!services.configuration.requireTwoFactor) return;
  if (!(await hasSecondFactor(services, userId))) throw new ApiError('second-factor-missing');
}
