import type {
  Profile,
  updatePreferencesRequest,
  updateProfileRequest,
} from '@dreamfork/api-client/contract';
import type { z } from 'zod';
import { ApiError } from '../../api-error.ts';
import { toFlag, type UserRow } from '../../db/schema.ts';
import { toSearchText } from '../../db/search-text.ts';
import { isUniqueViolation } from '../../db/unique-violation.ts';
import type { Services } from '../services.ts';
import { renameAuthor } from '../stories/author-changes.ts';
import { toProfile } from '../users/user-views.ts';
import { usernameKey } from '../users/username-key.ts';

type Part = Pick<Services, 'database' | 'now'>;

/** The profile of a user, with the address that waits for its confirmation. */
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
 * Changes a user's names.
 * @throws ApiError `username-taken`, also for a name that looks like another one's.
 */
export async function updateProfile(
  services: Part & Pick<Services, 'search'>,
  user: UserRow,
  { username, displayName }: z.output<typeof updateProfileRequest>,
): Promise<Profile> {
  const { database } = services;
  const shown = displayName || username;
  const changed = await database
    .updateTable('users')
    .set({
      ...(username === user.username ? {} : { username, username_key: usernameKey(username) }),
      display_name: shown,
      search_text: toSearchText(username, user.email, shown),
    })
    .where('id', '=', user.id)
    .returningAll()
    .executeTakeFirstOrThrow(() => new ApiError('unauthorized'))
    .catch((error: unknown) => {
      throw isUniqueViolation(error) ? new ApiError('username-taken') : error;
    });
  if (shown !== user.display_name) await renameAuthor(services, user.id);
  return readProfile(services, changed);
}

/** Changes what a user prefers; what is left out stays. */
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
