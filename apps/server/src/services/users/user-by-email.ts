import type { Database, UserRow } from '../../db/schema.ts';
import { accountKey } from './account-key.ts';

/** The user who signs in with this address, however it is written. */
export const userByEmail = (database: Database, email: string): Promise<UserRow | undefined> =>
  database
    .selectFrom('users')
    .selectAll()
    .where('email_key', '=', accountKey(email))
    .executeTakeFirst();
