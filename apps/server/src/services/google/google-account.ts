import {
  cleanDisplayName,
  displayNameMaximumLength,
  emailAddress,
} from '@dreamfork/api-client/contract';
import { ApiError } from '../../api-error.ts';
import type { UserRow } from '../../db/schema.ts';
import type { Locale } from '../../messages/locale.ts';
import { isOperators } from '../account/confirm-email.ts';
import { requireOpenRegistration } from '../administration/site-status.ts';
import type { Services } from '../services.ts';
import { createUser } from '../users/create-user.ts';
import { isBlockedNow } from '../users/suspension.ts';
import { userByEmail } from '../users/user-keys.ts';
import type { GoogleIdentity } from './google-provider.ts';

const nameLength = 40;
const attempts = 50;

/** A user name from the part of an address before the @. */
export const nameFromAddress = (email: string): string =>
  email
    .slice(0, email.lastIndexOf('@'))
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '.')
    .slice(0, nameLength)
    .replaceAll(/^\.|\.$/g, '') || 'author';

async function register(
  services: Services,
  { subject, name }: GoogleIdentity,
  { email, language }: { email: string; language: Locale },
): Promise<UserRow> {
  const { database, newId, now } = services;
  const stem = nameFromAddress(email);
  for (let number = 1; number <= attempts; number += 1) {
    const username = number === 1 ? stem : `${stem}-${number}`;
    const user = await createUser(database, {
      id: newId(),
      username,
      email,
      displayName: cleanDisplayName(name ?? '').slice(0, displayNameMaximumLength) || username,
      passwordHash: null,
      role: isOperators(services, email) ? 'Admin' : 'User',
      isEmailConfirmed: true,
      language,
      googleSubject: subject,
      createdAt: now(),
    });
    if (user) return user;
  }
  throw new ApiError('google-failed');
}

// Linking gives the account to the user who signs in at Google. That is its owner only if the address was
// confirmed on both sides.
async function link(services: Services, user: UserRow, subject: string): Promise<UserRow> {
  if (user.email_confirmed !== 1) throw new ApiError('google-account-unconfirmed');
  const linked = await services.database
    .updateTable('users')
    .set({ google_subject: subject })
    .where('id', '=', user.id)
    .where('google_subject', 'is', null)
    .returningAll()
    .executeTakeFirst();
  if (!linked) throw new ApiError('google-account-taken');
  return linked;
}

/**
 * The account for a sign-in at Google: the linked one, else the one with the same confirmed address, else a
 * new one.
 * @throws ApiError with the reason why there is none.
 */
export async function googleAccount(
  services: Services,
  identity: GoogleIdentity,
  language: Locale,
): Promise<UserRow> {
  const { database } = services;
  const known = await database
    .selectFrom('users')
    .selectAll()
    .where('google_subject', '=', identity.subject)
    .executeTakeFirst();
  // Whether they are blocked is told once the sign-in is completed.
  if (known) return known;
  const email = emailAddress.safeParse(identity.email).data;
  if (!email || !identity.isEmailVerified) throw new ApiError('google-address-unconfirmed');
  const sameAddress = await userByEmail(database, email);
  if (!sameAddress) {
    await requireOpenRegistration(database);
    return register(services, identity, { email, language });
  }
  if (isBlockedNow(sameAddress, services.now())) throw new ApiError('account-blocked');
  return link(services, sameAddress, identity.subject);
}
