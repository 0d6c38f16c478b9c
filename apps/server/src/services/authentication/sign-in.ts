import type { loginRequest } from '@dreamfork/api-client/contract';
import type { z } from 'zod';
import { ApiError } from '../../api-error.ts';
import type { UserRow } from '../../db/schema.ts';
import type { Services } from '../services.ts';
import { userByEmail } from '../users/user-keys.ts';
import { isBlocked } from '../users/user-views.ts';
import type { Device } from './device.ts';
import { startSession } from './sessions.ts';

/**
 * Signs in. An unknown address and a wrong password get the same response after the same time.
 * @throws ApiError `credentials-invalid`, or `account-blocked` with the right password.
 */
export async function signIn(
  services: Services,
  { email, password, rememberMe = false }: z.output<typeof loginRequest>,
  device: Device,
): Promise<{ user: UserRow; token: string }> {
  const user = await userByEmail(services.database, email);
  const isRight = await services.passwords.verify(user?.password_hash, password);
  if (!user || !isRight) throw new ApiError('credentials-invalid');
  if (isBlocked(user.status)) throw new ApiError('account-blocked');
  return { user, token: await startSession(services, { user, isRemembered: rememberMe, device }) };
}
