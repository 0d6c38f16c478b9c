import { ApiError } from '../../api-error.ts';
import type { UserRow } from '../../db/schema.ts';
import type { Locale } from '../../messages/locale.ts';
import { hashSecret, makeSecret } from '../account/link-tokens.ts';
import { checkSecondFactor } from '../authentication/second-factor.ts';
import { recordFailure } from '../authentication/sign-in-failures.ts';
import type { Services } from '../services.ts';
import { requireUnblocked } from '../users/suspension.ts';
import { userByEmail } from '../users/user-keys.ts';
import { googleAccount } from './google-account.ts';
import type { Checks, GoogleIdentity, GoogleProvider } from './google-provider.ts';

const second = 1000;
const waitsForGoogle = 10 * 60 * second;
// Long enough to find a phone with the code of the second step.
const waitsForBrowser = 5 * 60 * second;

/** Lifetime of the secret in the browser's cookie, in seconds. */
export const browserSecretLifetime = waitsForGoogle / second;

type Beginning = { redirectUri: string; returnTo: string | null };

/** Records the start of a sign-in, and returns the secret that identifies the browser. */
export async function beginGoogleSignIn(
  { database, now }: Services,
  provider: GoogleProvider,
  { redirectUri, returnTo }: Beginning,
): Promise<{ url: string; browserSecret: string }> {
  const { url, checks } = await provider.start(redirectUri);
  const browserSecret = makeSecret();
  const time = now();
  await database.deleteFrom('google_sign_ins').where('expires_at', '<=', time).execute();
  await database
    .insertInto('google_sign_ins')
    .values({
      browser_hash: hashSecret(browserSecret),
      state: checks.state,
      nonce: checks.nonce,
      code_verifier: checks.codeVerifier,
      return_to: returnTo,
      code_hash: null,
      user_id: null,
      refusal: null,
      expires_at: time + waitsForGoogle,
    })
    .execute();
  return { url: url.href, browserSecret };
}

type Return = { browserSecret: string; callback: URL; language: Locale; network: string };

// Claiming the sign-in sets its code in the same statement, so that a response is used once.
async function claim(
  { database, now }: Services,
  { browserSecret, callback }: Return,
  code: string,
): Promise<Checks | undefined> {
  const time = now();
  const found = await database
    .updateTable('google_sign_ins')
    .set({ code_hash: hashSecret(code), refusal: 'google-failed' })
    .where('browser_hash', '=', hashSecret(browserSecret))
    .where('state', '=', callback.searchParams.get('state') ?? '')
    .where('code_hash', 'is', null)
    .where('expires_at', '>', time)
    .returning(['state', 'nonce', 'code_verifier as codeVerifier'])
    .executeTakeFirst();
  return found;
}

type Outcome = { user: UserRow } | { refusal: ApiError; cause?: unknown };

async function outcomeOf(
  services: Services,
  provider: GoogleProvider,
  checks: Checks,
  { callback, language, network }: Return,
): Promise<Outcome> {
  let identity: GoogleIdentity | undefined;
  try {
    identity = await provider.finish(callback, checks);
    return { user: await googleAccount(services, identity, language) };
  } catch (error) {
    const refusal = error instanceof ApiError ? error : new ApiError('google-failed');
    // Whoever turned back at Google has not tried.
    if (!callback.searchParams.has('error')) {
      const user = identity?.email && (await userByEmail(services.database, identity.email));
      await recordFailure(services, { error: refusal, user: user || undefined, network });
    }
    return refusal === error ? { refusal } : { refusal, cause: error };
  }
}

/**
 * Handles the browser's return from Google and gives the code by which the page completes the sign-in, or
 * learns why it failed. Undefined for a browser that started no sign-in.
 */
export async function finishGoogleSignIn(
  services: Services,
  provider: GoogleProvider,
  returned: Return,
): Promise<{ code: string; cause?: unknown } | undefined> {
  const code = makeSecret();
  const checks = await claim(services, returned, code);
  if (!checks) return undefined;
  const outcome = await outcomeOf(services, provider, checks, returned);
  await services.database
    .updateTable('google_sign_ins')
    .set({
      user_id: 'user' in outcome ? outcome.user.id : null,
      refusal: 'user' in outcome ? null : outcome.refusal.code,
      expires_at: services.now() + waitsForBrowser,
    })
    .where('browser_hash', '=', hashSecret(returned.browserSecret))
    .execute();
  return { code, ...('cause' in outcome ? { cause: outcome.cause } : {}) };
}

type Code = {
  browserSecret: string;
  code: string;
  secondFactorCode?: string | undefined;
  network: string;
};

/**
 * The user of a code: valid once, for five minutes, and in the browser that started. It stays valid while the
 * code of the second step is missing or wrong, and a wrong one is noted.
 * @throws ApiError with the reason of a sign-in that failed, `second-factor-required`, `second-factor-invalid`
 * `account-blocked` with a link to the decision, or `google-failed`.
 */
export async function redeemGoogleSignIn(
  services: Services,
  sent: Code,
): Promise<{ user: UserRow; returnTo: string | null }> {
  let user: { id: string } | undefined;
  try {
    return await redeem(services, sent, (id) => {
      user = { id };
    });
  } catch (error) {
    if (user && error instanceof ApiError) {
      await recordFailure(services, { error, user, network: sent.network });
    }
    throw error;
  }
}

async function redeem(
  services: Services,
  { browserSecret, code, secondFactorCode }: Code,
  onAccount: (userId: string) => void,
): Promise<{ user: UserRow; returnTo: string | null }> {
  const { database, now } = services;
  const signIn = await database.transaction().execute(async (transaction) => {
    const taken = await transaction
      .deleteFrom('google_sign_ins')
      .where('browser_hash', '=', hashSecret(browserSecret))
      .where('code_hash', '=', hashSecret(code))
      .returning(['user_id', 'refusal', 'return_to', 'expires_at'])
      .executeTakeFirst();
    if (taken?.user_id && taken.expires_at > now()) {
      onAccount(taken.user_id);
      await checkSecondFactor(
        { ...services, database: transaction },
        taken.user_id,
        secondFactorCode,
      );
    }
    return taken;
  });
  if (!signIn || signIn.expires_at <= now()) throw new ApiError('google-failed');
  if (signIn.refusal) throw new ApiError(signIn.refusal);
  const user = await database
    .selectFrom('users')
    .selectAll()
    .where('id', '=', signIn.user_id)
    .executeTakeFirstOrThrow(() => new ApiError('google-failed'));
  return {
    user: await requireUnblocked(services, user),
    returnTo: signIn.return_to,
  };
}
