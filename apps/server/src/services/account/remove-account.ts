import { ApiError } from '../../api-error.ts';
import type { Database, UserRow } from '../../db/schema.ts';
import type { Viewer } from '../authentication/sessions.ts';
import type { Services } from '../services.ts';
import { forgetUser } from '../stories/author-changes.ts';
import { postLetter } from './account-letters.ts';
import { provePresence } from './prove-presence.ts';

async function keepAdministrator(database: Database, { id, role }: UserRow): Promise<void> {
  if (role !== 'Admin') return;
  const another = await database
    .selectFrom('users')
    .select('id')
    .where('role', '=', 'Admin')
    .where('status', '=', 'Active')
    .where('id', '!=', id)
    .limit(1)
    .executeTakeFirst();
  if (!another) throw new ApiError('last-administrator');
}

/**
 * Deletes an account with all that belongs to it, and says so to its address.
 * @throws ApiError `password-wrong`, `sign-in-too-old` or `last-administrator`.
 */
export async function removeAccount(
  services: Services,
  viewer: Viewer,
  { currentPassword }: { currentPassword?: string | undefined },
): Promise<void> {
  await provePresence(services, viewer, currentPassword);
  const { user } = viewer;
  await services.database.transaction().execute(async (transaction) => {
    await keepAdministrator(transaction, user);
    await forgetUser(transaction, user.id);
    await transaction.deleteFrom('users').where('id', '=', user.id).execute();
  });
  postLetter(services, user, { kind: 'account-removed' });
}
