import type { Role } from '@dreamfork/api-client/contract';
import type { Database, UserRow } from '../../db/schema.ts';
import { toFlag } from '../../db/tables/flag.ts';
import type { Locale } from '../../messages/locale.ts';
import { accountKey, usernameKey, userSearchText } from './user-keys.ts';

type NewUser = {
  id: string;
  username: string;
  email: string;
  displayName: string;
  /** Null for an account without a password. */
  passwordHash: string | null;
  role: Role;
  isEmailConfirmed: boolean;
  /** @default 'ru' */
  language?: Locale;
  /** The subject of the user at Google. */
  googleSubject?: string;
  createdAt: number;
};

/** Adds a user; undefined when the e-mail address or the user name is taken. */
export async function createUser(database: Database, user: NewUser): Promise<UserRow | undefined> {
  return database
    .insertInto('users')
    .values({
      id: user.id,
      username: user.username,
      username_key: usernameKey(user.username),
      email: user.email,
      email_key: accountKey(user.email),
      display_name: user.displayName,
      password_hash: user.passwordHash,
      role: user.role,
      status: 'Active',
      status_before: null,
      suspended_until: null,
      email_confirmed: toFlag(user.isEmailConfirmed),
      theme: 'light',
      notifications: 1,
      language: user.language ?? 'ru',
      google_subject: user.googleSubject ?? null,
      premium_expires_at: null,
      search_text: userSearchText(user.username, user.email, user.displayName),
      created_at: user.createdAt,
      last_login_at: null,
      last_seen_at: null,
      erased_at: null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst();
}
