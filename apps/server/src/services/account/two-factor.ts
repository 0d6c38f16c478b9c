import {
  recoveryCodeCount,
  type TwoFactorSetup,
  type TwoFactorState,
} from '@dreamfork/api-client/contract';
import { generateSecret, generateURI } from 'otplib';
import { ApiError } from '../../api-error.ts';
import type { Database } from '../../db/schema.ts';
import {
  checkSecondFactor,
  hashRecoveryCode,
  hasSecondFactor,
  removeSecondFactor,
  requireAppCode,
} from '../authentication/second-factor.ts';
import type { Viewer } from '../authentication/sessions.ts';
import type { Services } from '../services.ts';
import { sendAccountEmail } from './account-emails.ts';
import { reauthenticate } from './reauthenticate.ts';

/** Whether a user has two-step sign-in, and how many recovery codes are left. */
export async function readTwoFactor(services: Services, { user }: Viewer): Promise<TwoFactorState> {
  const { codes } = await services.database
    .selectFrom('recovery_codes')
    .select(({ fn }) => fn.countAll().as('codes'))
    .where('user_id', '=', user.id)
    .executeTakeFirstOrThrow();
  return {
    isOn: await hasSecondFactor(services, user.id),
    recoveryCodesLeft: Number(codes),
    isRequired: services.configuration.requireTwoFactor && user.role !== 'User',
  };
}

/**
 * Makes a key for the user's app; an earlier one that was not confirmed is replaced.
 * @throws ApiError `second-factor-on`, `password-wrong` or `sign-in-too-old`.
 */
export async function startTwoFactor(
  services: Services,
  viewer: Viewer,
  currentPassword: string | undefined,
): Promise<TwoFactorSetup> {
  await reauthenticate(services, viewer, currentPassword);
  const { user } = viewer;
  const secret = generateSecret();
  const key = { secret: services.encryption.encrypt(secret, user.id), last_step: 0 };
  const stored = await services.database
    .insertInto('second_factors')
    .values({ ...key, user_id: user.id, confirmed_at: null })
    .onConflict((conflict) =>
      conflict.column('user_id').doUpdateSet(key).where('second_factors.confirmed_at', 'is', null),
    )
    .returning('user_id')
    .executeTakeFirst();
  if (!stored) throw new ApiError('second-factor-on');
  return { secret, uri: generateURI({ issuer: 'Dreamfork', label: user.email, secret }) };
}

// With so much chance in a code its hash tells nothing of it, without a salt and without work.
const recoveryCodeBytes = 16;

/** Replaces the recovery codes of a user; only their hashes are stored. */
async function makeRecoveryCodes(database: Database, userId: string): Promise<string[]> {
  const codes = Array.from({ length: recoveryCodeCount }, () =>
    generateSecret({ length: recoveryCodeBytes })
      .toLowerCase()
      .replaceAll(/(.{4})(?=.)/g, '$1-'),
  );
  await database.deleteFrom('recovery_codes').where('user_id', '=', userId).execute();
  await database
    .insertInto('recovery_codes')
    .values(codes.map((code) => ({ user_id: userId, hash: hashRecoveryCode(code) })))
    .execute();
  return codes;
}

/**
 * Turns two-step sign-in on with a code of the new key.
 * @throws ApiError `second-factor-invalid` or `second-factor-on`.
 */
export async function confirmTwoFactor(
  services: Services,
  { user }: Viewer,
  code: string,
): Promise<string[]> {
  return services.database.transaction().execute(async (transaction) => {
    const within = { ...services, database: transaction };
    if (await hasSecondFactor(within, user.id)) throw new ApiError('second-factor-on');
    await requireAppCode(within, user.id, code);
    await transaction
      .updateTable('second_factors')
      .set({ confirmed_at: services.now() })
      .where('user_id', '=', user.id)
      .execute();
    await sendAccountEmail(within, user, { kind: 'two-factor-on' });
    return makeRecoveryCodes(transaction, user.id);
  });
}

type Proof = { currentPassword?: string | undefined; code: string };

async function prove(services: Services, viewer: Viewer, proof: Proof): Promise<void> {
  await reauthenticate(services, viewer, proof.currentPassword);
  await checkSecondFactor(services, viewer.user.id, proof.code);
}

/** @throws ApiError `password-wrong`, `sign-in-too-old` or `second-factor-invalid`. */
export async function renewRecoveryCodes(
  services: Services,
  viewer: Viewer,
  proof: Proof,
): Promise<string[]> {
  await prove(services, viewer, proof);
  if (!(await hasSecondFactor(services, viewer.user.id))) {
    throw new ApiError('second-factor-invalid');
  }
  return services.database
    .transaction()
    .execute((transaction) => makeRecoveryCodes(transaction, viewer.user.id));
}

/**
 * Turns two-step sign-in off; where it is off already, nothing changes.
 * @throws ApiError `password-wrong`, `sign-in-too-old` or `second-factor-invalid`.
 */
export async function turnTwoFactorOff(
  services: Services,
  viewer: Viewer,
  proof: Proof,
): Promise<void> {
  await prove(services, viewer, proof);
  const { user } = viewer;
  await services.database.transaction().execute(async (transaction) => {
    if (!(await removeSecondFactor(transaction, user.id))) return;
    const within = { ...services, database: transaction };
    await sendAccountEmail(within, user, { kind: 'two-factor-off' });
  });
}
