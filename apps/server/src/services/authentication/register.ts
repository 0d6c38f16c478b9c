import type { registrationRequest } from '@dreamfork/api-client/contract';
import type { z } from 'zod';
import { ApiError } from '../../api-error.ts';
import type { UserRow } from '../../db/schema.ts';
import type { Services } from '../services.ts';
import { accountKey, createUser } from '../users/create-user.ts';
import { startSession } from './sessions.ts';

type Registration = z.output<typeof registrationRequest>;
type Registered = { user: UserRow; token: string };

/**
 * Makes an account and signs it in.
 * @throws ApiError `email-taken` or `username-taken`.
 */
export async function register(
  services: Services,
  registration: Registration,
): Promise<Registered> {
  const { database, passwords, newId, now } = services;
  const user = await createUser(database, {
    id: newId(),
    username: registration.username,
    email: registration.email,
    displayName: registration.displayName || registration.username,
    passwordHash: await passwords.hash(registration.password),
    role: 'User',
    isEmailConfirmed: false,
    createdAt: now(),
  });
  if (!user) {
    const sameEmail = await database
      .selectFrom('users')
      .select('id')
      .where('email_key', '=', accountKey(registration.email))
      .executeTakeFirst();
    throw new ApiError(sameEmail ? 'email-taken' : 'username-taken');
  }
  return { user, token: await startSession(services, { user, isRemembered: false }) };
}
