import type {
  EmailDelivery,
  EmailKind,
  Profile,
  updatePreferencesRequest,
  updateProfileRequest,
} from '@dreamfork/api-client/contract';
import type { z } from 'zod';
import { ApiError } from '../../api-error.ts';
import { isUniqueViolation } from '../../db/failures.ts';
import type { Database, UserRow } from '../../db/schema.ts';
import { toFlag } from '../../db/tables/flag.ts';
import { requireOwnImage } from '../media/media-rows.ts';
import { noteUses } from '../media/note-uses.ts';
import type { Services } from '../services.ts';
import { noteRename } from '../stories/author-renames.ts';
import { holdUser } from '../stories/story-quota.ts';
import { usernameKey, userSearchText } from '../users/user-keys.ts';
import { toProfile } from '../users/user-views.ts';

/** The profile of a user, with the address that is not confirmed yet. */
export async function readProfile({ database, now }: Services, user: UserRow): Promise<Profile> {
  const pending = await database
    .selectFrom('link_tokens')
    .select('email')
    .where('user_id', '=', user.id)
    .where('purpose', '=', 'email-change')
    .where('expires_at', '>', now())
    .executeTakeFirst();
  const pendingEmail = pending?.email ?? null;
  const undelivered = await findUndelivered(database, user.id);
  return toProfile(user, {
    pendingEmail,
    confirmationDelivery: user.email_confirmed === 1 ? null : undelivered('confirmation'),
    pendingEmailDelivery: pendingEmail === null ? null : undelivered('email-change'),
  });
}

/** What has become of e-mails that a user asked for and that could not be sent, by their kind. */
async function findUndelivered(database: Database, userId: string) {
  const rows = await database
    .selectFrom('outgoing_emails')
    .select(['kind', 'failed_at'])
    .where('user_id', '=', userId)
    .where('error', 'is not', null)
    .execute();
  return (kind: EmailKind): EmailDelivery | null => {
    const found = rows.find((row) => row.kind === kind);
    if (!found) return null;
    return found.failed_at === null ? 'delayed' : 'failed';
  };
}

/** The avatar of a user, which no other request changes meanwhile. */
async function holdAvatar(transaction: Database, userId: string): Promise<string | null> {
  await holdUser(transaction, userId);
  const user = await transaction
    .selectFrom('users')
    .select('avatar_file_id')
    .where('id', '=', userId)
    .executeTakeFirst();
  return user?.avatar_file_id ?? null;
}

/**
 * Changes a user's names and avatar. Their stories are indexed under the new name soon after.
 * @throws ApiError `username-taken`, also for a name that looks like another one, and `not-found` or
 * `media-type-unsupported` for an avatar that is no image of theirs.
 */
export async function updateProfile(
  services: Services,
  user: UserRow,
  { username, displayName, avatarFileId }: z.output<typeof updateProfileRequest>,
): Promise<Profile> {
  const shown = displayName || username;
  const changed = await services.database
    .transaction()
    .execute(async (transaction) => {
      const changesAvatar = avatarFileId !== undefined;
      const avatarBefore = changesAvatar ? await holdAvatar(transaction, user.id) : null;
      const saved = await transaction
        .updateTable('users')
        .set({
          ...(username === user.username ? {} : { username, username_key: usernameKey(username) }),
          display_name: shown,
          // Kysely skips columns whose value is undefined.
          avatar_file_id: avatarFileId,
          search_text: userSearchText(username, user.email, shown),
        })
        .where('id', '=', user.id)
        .returningAll()
        .executeTakeFirstOrThrow(() => new ApiError('unauthorized'));
      // The row is locked by now, which keeps the file from being deleted.
      if (avatarFileId) {
        await requireOwnImage(transaction, { fileId: avatarFileId, ownerId: user.id });
      }
      if (changesAvatar) {
        const avatars = [avatarBefore, avatarFileId].filter((id) => id !== null);
        await noteUses(transaction, avatars, services.now());
      }
      if (shown !== user.display_name) await noteRename(transaction, user.id);
      return saved;
    })
    .catch((error: unknown) => {
      throw isUniqueViolation(error) ? new ApiError('username-taken') : error;
    });
  if (shown !== user.display_name) void services.renames.wake();
  return readProfile(services, changed);
}

/** Changes preferences of a user; absent ones stay as they are. */
export async function updatePreferences(
  services: Services,
  user: UserRow,
  { theme, notifications, language }: z.output<typeof updatePreferencesRequest>,
): Promise<Profile> {
  const changes = {
    ...(theme ? { theme } : {}),
    ...(language ? { language } : {}),
    ...(notifications === undefined ? {} : { notifications: toFlag(notifications) }),
  };
  if (Object.keys(changes).length === 0) return readProfile(services, user);
  const changed = await services.database
    .updateTable('users')
    .set(changes)
    .where('id', '=', user.id)
    .returningAll()
    .executeTakeFirstOrThrow(() => new ApiError('unauthorized'));
  return readProfile(services, changed);
}
