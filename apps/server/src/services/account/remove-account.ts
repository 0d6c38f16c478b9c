import { ApiError } from '../../api-error.ts';
import { isPostgres } from '../../db/engine.ts';
import type { Database, MediaFileRow, UserRow } from '../../db/schema.ts';
import { forgetNames } from '../audit/forget-names.ts';
import type { Viewer } from '../authentication/sessions.ts';
import { removeContent } from '../media/remove-content.ts';
import { holdCases, leaveCases } from '../moderation/kept-for-cases.ts';
import type { Services } from '../services.ts';
import { forgetUser } from '../stories/author-changes.ts';
import { publicStories } from '../stories/may-read.ts';
import { purgeStoriesOf } from '../stories/remove-story.ts';
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

/** Caches forget the public stories once they are deleted. */
async function purgePublic(
  { cdn }: Services,
  transaction: Database,
  userId: string,
): Promise<void> {
  const stories = await publicStories(transaction)
    .select('id')
    .where('owner_id', '=', userId)
    .execute();
  for (const { id } of stories) {
    const shown = await cdn.readShown(transaction, id);
    if (shown) cdn.afterChange(shown, { isGone: true });
  }
}

/** The files that an account has had. */
type Erased = { files: Pick<MediaFileRow, 'sha256' | 'poster_sha256'>[]; stories: number };

/**
 * Deletes an account with all its data: its stories one by one, at last itself. What undecided cases are about stays
 * with them, and acts in the audit log stay, under a pseudonym. The content of its files stays for the caller to
 * remove. Where it breaks off, a second call goes on.
 * @throws ApiError `last-administrator`.
 */
export async function eraseAccount(services: Services, user: UserRow): Promise<Erased> {
  const { database } = services;
  await keepAdministrator(database, user);
  await forgetNames(database, user);
  const stories = await purgeStoriesOf(services, user.id);
  const files = await database.transaction().execute(async (transaction) => {
    await holdCases(transaction, user.id);
    await holdAccount(transaction, user);
    await keepAdministrator(transaction, user);
    // What was recorded meanwhile.
    await forgetNames(transaction, user);
    await leaveCases(services, transaction, user);
    await purgePublic(services, transaction, user.id);
    await forgetUser(transaction, user.id, services.now());
    const owned = await transaction
      .selectFrom('media_files')
      .select(['sha256', 'poster_sha256'])
      .where('owner_id', '=', user.id)
      .execute();
    await transaction.deleteFrom('users').where('id', '=', user.id).execute();
    const within = { ...services, database: transaction };
    await sendAccountEmail(within, { ...user, id: null }, { kind: 'account-removed' });
    return owned;
  });
  return { files, stories };
}

/**
 * Deletes the account of the caller, and sends an email to its address.
 * @throws ApiError `password-wrong`, `sign-in-too-old` or `last-administrator`.
 */
export async function removeAccount(
  services: Services,
  viewer: Viewer,
  { currentPassword }: { currentPassword?: string | undefined },
): Promise<void> {
  await reauthenticate(services, viewer, currentPassword);
  const { files } = await eraseAccount(services, viewer.user);
  await removeContent(services, files);
}
