import type {
  Profile,
  updatePreferencesRequest,
  updateProfileRequest,
} from '@dreamfork/api-client/contract';
import type { z } from 'zod';
import { ApiError } from '../../api-error.ts';
import { isUniqueViolation } from '../../db/failures.ts';
import { toFlag, type UserRow } from '../../db/schema.ts';
import type { Services } from '../services.ts';
import { noteRename } from '../stories/author-renames.ts';
import { usernameKey, userSearchText } from '../users/user-keys.ts';
import { toProfile } from '../users/user-views.ts';

type Part = Pick<Services, 'database' | 'now'>;

/** The profile of a user, with the address that is not confirmed yet. */
export async function readProfile({ database, now }: Part, user: UserRow): Promise<Profile> {
  const pending = await database
    .selectFrom('link_tokens')
    .select('email')
    .where('user_id', '=', user.id)
    .where('purpose', '=', 'email-change')
    .where('expires_at', '>', now())
    .executeTakeFirst();
  return toProfile(user, pending?.email ?? null);
}

/**
 * Changes a user's names. Their stories are indexed under the new one soon after.
 * @throws ApiError `username-taken`, also for a name that looks like another one.
 */
export async function updateProfile(
  services: Part & Pick<Services, 'renames'>,
  user: UserRow,
  { username, displayName }: z.output<typeof updateProfileRequest>,
): Promise<Profile> {
  const shown = displayName || username;
  const changed = await services.database
    .transaction()
    .execute(async (transaction) => {
      const saved = await transaction
        .updateTable('users')
        .set({
          ...(username === user.username ? {} : { username, username_key: usernameKey(username) }),
          display_name: shown,
          search_text: userSearchText(username, user.email, shown),
        })
        .where('id', '=', user.id)
        .returningAll()
        .executeTakeFirstOrThrow(() => new ApiError('unauthorized'));
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
  services: Part,
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
