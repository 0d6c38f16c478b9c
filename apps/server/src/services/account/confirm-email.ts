import { ApiError } from '../../api-error.ts';
import { isUniqueViolation } from '../../db/failures.ts';
import type { Database, UserRow } from '../../db/schema.ts';
import { dropEmails } from '../mail/outgoing-emails.ts';
import type { Services } from '../services.ts';
import { accountKey, userSearchText } from '../users/user-keys.ts';
import { type Link, takeLink } from './link-tokens.ts';

/** Whether this is the operator's account, which has role Admin once its address is confirmed. */
export const isOperators = ({ configuration }: Services, email: string): boolean =>
  configuration.administrator !== undefined &&
  accountKey(configuration.administrator.email) === accountKey(email);

/** Records that an address belongs to the user of an account. */
export async function markConfirmed(
  services: Services,
  database: Database,
  { id, email }: Pick<UserRow, 'id' | 'email'>,
): Promise<UserRow> {
  return database
    .updateTable('users')
    .set({ email_confirmed: 1, ...(isOperators(services, email) ? { role: 'Admin' } : {}) })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

async function changeAddress(database: Database, user: UserRow, email: string): Promise<void> {
  await database
    .updateTable('users')
    .set({
      email,
      email_key: accountKey(email),
      search_text: userSearchText(user.username, email, user.display_name),
    })
    .where('id', '=', user.id)
    .execute()
    .catch((error: unknown) => {
      throw isUniqueViolation(error) ? new ApiError('email-taken') : error;
    });
  // A password link that was sent to the old address must not open the account any more.
  await database
    .deleteFrom('link_tokens')
    .where('user_id', '=', user.id)
    .where('purpose', '=', 'password-reset')
    .execute();
  await dropEmails(database, { userId: user.id, kinds: ['password-reset'] });
}

async function follow(
  services: Services,
  database: Database,
  { userId, purpose, email }: Link,
): Promise<string | undefined> {
  const user = await database
    .selectFrom('users')
    .selectAll()
    .where('id', '=', userId)
    .executeTakeFirst();
  if (!user) return undefined;
  if (purpose === 'email-change') await changeAddress(database, user, email);
  else if (accountKey(email) !== user.email_key) return undefined;
  await markConfirmed(services, database, { id: userId, email });
  return email;
}

/**
 * Confirms the address that an email was sent to; after a change of address it becomes the account's.
 * @throws ApiError `link-expired`, or `email-taken` when it has been registered meanwhile.
 */
export async function confirmEmail(services: Services, token: string): Promise<string> {
  const email = await services.database.transaction().execute(async (transaction) => {
    const link = await takeLink(transaction, {
      token,
      purposes: ['confirmation', 'email-change'],
      now: services.now(),
    });
    return link && follow(services, transaction, link);
  });
  if (!email) throw new ApiError('link-expired');
  return email;
}
