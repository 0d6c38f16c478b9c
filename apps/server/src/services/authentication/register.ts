import type { registrationRequest } from '@dreamfork/api-client/contract';
import type { z } from 'zod';
import { ApiError } from '../../api-error.ts';
import type { UserRow } from '../../db/schema.ts';
import type { Device } from '../../messages/device.ts';
import type { Locale } from '../../messages/locale.ts';
import { sendLinkEmail } from '../account/account-emails.ts';
import { requireOpenRegistration } from '../administration/site-status.ts';
import type { Services } from '../services.ts';
import { createUser } from '../users/create-user.ts';
import { userByEmail } from '../users/user-keys.ts';
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
  const passwordHash = await passwords.hash(registration.password);
  const registered = await database.transaction().execute(async (transaction) => {
    const within = { ...services, database: transaction };
    const user = await createUser(transaction, {
      id: newId(),
      username: registration.username,
      email: registration.email,
      displayName: registration.displayName || registration.username,
      passwordHash,
      role: 'User',
      isEmailConfirmed: false,
      language,
      createdAt: now(),
    });
    if (!user) return undefined;
    const token = await startSession(within, { user, isRemembered: false, device });
    await sendLinkEmail(within, user, { purpose: 'confirmation', siteAddress });
    return { user, token };
  });
  if (registered) return registered;
  const sameEmail = await userByEmail(database, registration.email);
  throw new ApiError(sameEmail ? 'email-taken' : 'username-taken');
}
