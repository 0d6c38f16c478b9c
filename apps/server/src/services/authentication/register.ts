import type { registrationRequest } from '@dreamfork/api-client/contract';
import type { z } from 'zod';
import { ApiError } from '../../api-error.ts';
import type { UserRow } from '../../db/schema.ts';
import type { Locale } from '../../messages/locale.ts';
import { sendLinkEmail } from '../account/account-emails.ts';
import { requireOpenRegistration } from '../administration/site-status.ts';
import type { Services } from '../services.ts';
import { createUser } from '../users/create-user.ts';
import { userByEmail } from '../users/user-keys.ts';
import type { Device } from './device.ts';
import { startSession } from './sessions.ts';

type Registration = z.output<typeof registrationRequest>;
type Place = { device: Device; language: Locale; siteAddress: string };
type Registered = { user: UserRow; token: string };

/**
 * Creates an account, signs in and sends the link that confirms the address.
 * @throws ApiError `registration-closed`, `email-taken` or `username-taken`.
 */
export async function register(
  services: Services,
  registration: Registration,
  { device, language, siteAddress }: Place,
): Promise<Registered> {
  const { database, passwords, newId, now } = services;
  await requireOpenRegistration(database);
  const user = await createUser(database, {
    id: newId(),
    username: registration.username,
    email: registration.email,
    displayName: registration.displayName || registration.username,
    passwordHash: await passwords.hash(registration.password),
    role: 'User',
    isEmailConfirmed: false,
    language,
    createdAt: now(),
  });
  if (!user) {
    const sameEmail = await userByEmail(database, registration.email);
    throw new ApiError(sameEmail ? 'email-taken' : 'username-taken');
  }
  const token = await startSession(services, { user, isRemembered: false, device });
  await sendLinkEmail(services, user, { purpose: 'confirmation', siteAddress });
  return { user, token };
}
