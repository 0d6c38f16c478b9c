import { ApiError } from '../../api-error.ts';
import { isPostgres } from '../../db/engine.ts';
import type { Database, UserRow } from '../../db/schema.ts';
import type { Viewer } from '../authentication/sessions.ts';
import { removeContent } from '../media/remove-content.ts';
import { holdCases, leaveCases } from '../moderation/kept-for-cases.ts';
import type { Services } from '../services.ts';
import { forgetUser } from '../stories/author-changes.ts';
import { sendAccountEmail } from './account-emails.ts';
import { reauthenticate } from './reauthenticate.ts';

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
 * Locks the account and its stories, and with an administrator all the others, so that the last two cannot go at
 * once. A save locks its story first, then the owner's account, then tags and
 * counters; another order would deadlock.
 */
async function holdAccount(transaction: Database, { id, role }: UserRow): Promise<void> {
  // SQLite runs one write transaction at a time.
  if (!isPostgres(transaction)) return;
  await transaction
    .selectFrom('stories')
    .select('id')
    .where('owner_id', '=', id)
    .orderBy('id')
    .forUpdate()
    .execute();
  await transaction
    .selectFrom('users')
    .select('id')
    .where((user) =>
      role === 'Admin'
        ? user.or([user('id', '=', id), user('role', '=', 'Admin')])
        : user('id', '=', id),
    )
    .orderBy('id')
    .forUpdate()
    .execute();
}

/**
 * Deletes an account with all its data, and sends an email to its address. What undecided cases are about stays with
 * them, under a pseudonym, until they are decided.
 * @throws ApiError `password-wrong`, `sign-in-too-old` or `last-administrator`.
 */
export async function removeAccount(
  services: Services,
  viewer: Viewer,
  { currentPassword }: { currentPassword?: string | undefined },
): Promise<void> {
  await reauthenticate(services, viewer, currentPassword);
  const { user } = viewer;
  const files = await services.database.transaction().execute(async (transaction) => {
    await holdCases(transaction, user.id);
    await holdAccount(transaction, user);
    await keepAdministrator(transaction, user);
    await leaveCases(services, transaction, user);
    await forgetUser(transaction, user.id);
    const owned = await transaction
      .selectFrom('media_files')
      .select(['sha256', 'poster_sha256'])
      .where('owner_id', '=', user.id)
      .execute();
    await transaction.deleteFrom('users').where('id', '=', user.id).execute();
    return owned;
  });
  await removeContent(services, files);
  sendAccountEmail(services, user, { kind: 'account-removed' });
}
