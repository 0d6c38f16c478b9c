import type { loginRequest } from '@dreamfork/api-client/contract';
import type { z } from 'zod';
import { ApiError } from '../../api-error.ts';
import type { UserRow } from '../../db/schema.ts';
import type { Device } from '../../messages/device.ts';
import type { Services } from '../services.ts';
import { requireUnblocked } from '../users/suspension.ts';
import { userByEmail } from '../users/user-keys.ts';
import { checkSecondFactor } from './second-factor.ts';
import { startSession } from './sessions.ts';
import { recordFailure } from './sign-in-failures.ts';

type Attempt = z.output<typeof loginRequest>;

/**
 * Signs in. An unknown address and a wrong password get the same response after the same time, and both are noted.
 * @throws ApiError `credentials-invalid`, or with the right password `second-factor-required`,
 * `second-factor-invalid` or, with a link to the decision, `account-blocked`.
 */
export async function signIn(
  services: Services,
  attempt: Attempt,
  { device, network }: { device: Device; network: string },
): Promise<{ user: UserRow; token: string }> {
  const user = await userByEmail(services.database, attempt.email);
  try {
    const admitted = await admit(services, user, attempt);
    const session = { user: admitted, isRemembered: attempt.rememberMe ?? false, device };
    return { user: admitted, token: await startSession(services, session) };
  } catch (error) {
    if (error instanceof ApiError) await recordFailure(services, { error, user, network });
    throw error;
  }
}

async function admit(
  services: Services,
  user: UserRow | undefined,
  { password, code }: Attempt,
): Promise<UserRow> {
  const isRight = await services.passwords.verify(user?.password_hash, password);
  if (!user || !isRight) throw new ApiError('credentials-invalid');
  await checkSecondFactor(services, user.id, code);
  return requireUnblocked(services, user);
}
