import type { loginRequest } from '@dreamfork/api-client/contract';
import type { z } from 'zod';
import { ApiError } from '../../api-error.ts';
import type { UserRow } from '../../db/schema.ts';
import type { Services } from '../services.ts';
import { requireUnblocked } from '../users/suspension.ts';
import { userByEmail } from '../users/user-keys.ts';
import type { Device } from './device.ts';
import { checkSecondFactor } from './second-factor.ts';
import { startSession } from './sessions.ts';

/**
 * Signs in. An unknown address and a wrong password get the same response after the same time.
 * @throws ApiError `credentials-invalid`, or with the right password `second-factor-required`,
 * `second-factor-invalid` or, with a link to the decision, `account-blocked`.
 */
export async function signIn(
  services: Services,
  { email, password, code, rememberMe = false }: z.output<typeof loginRequest>,
  device: Device,
): Promise<{ user: UserRow; token: string }> {
  const user = await userByEmail(services.database, email);
  const isRight = await services.passwords.verify(user?.password_hash, password);
  if (!user || !isRight) throw new ApiError('credentials-invalid');
  await checkSecondFactor(services, user.id, code);
  const admitted = await requireUnblocked(services, user);
  const session = { user: admitted, isRemembered: rememberMe, device };
  return { user: admitted, token: await startSession(services, session) };
}
