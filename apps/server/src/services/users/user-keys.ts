import { emailKey, normaliseText } from '@dreamfork/api-client/contract';
import type { Database, UserRow } from '../../db/schema.ts';

/** The form in which e-mail addresses are compared. Text that is no address has a key that no account has. */
export const accountKey = (email: string): string => emailKey(email) ?? email;

// Lower-case letters that look like a Latin one in either case: names are compared without case, so «ВЕТА» and
// «BETA» must have the same key.
const tables = [
  ['авекмнорстухіјѕԛԝѵғһԁ', 'abekmhopctyxijsqwvfhd'],
  ['αβεζηικμνορτυχϳ', 'abezhikmnoptyxj'],
] as const;

const lookAlikes = new Map(
  tables.flatMap(([letters, latin]) =>
    Array.from(letters, (letter, index) => [letter, latin.charAt(index)] as const),
  ),
);

/** The form in which user names are compared: names that look alike have the same. */
export const usernameKey = (username: string): string =>
  Array.from(normaliseText(username), (letter) => lookAlikes.get(letter) ?? letter).join('');

/** The name that stays of an account that was erased. */
export const pseudonymOf = (id: string): string => `erased-${id.slice(-12)}`;

/** The text that a search for users looks in. SQLite's lower() handles ASCII only, so it is normalised here. */
export const userSearchText = (username: string, email: string, displayName: string): string =>
  normaliseText(`${username} ${email} ${displayName}`);

/** The user who signs in with this address, however it is written. */
export const userByEmail = (database: Database, email: string): Promise<UserRow | undefined> =>
  database
    .selectFrom('users')
    .selectAll()
    .where('email_key', '=', accountKey(email))
    .executeTakeFirst();

/** The user of this name, also under one that looks alike. */
export const userByName = (database: Database, username: string): Promise<UserRow | undefined> =>
  database
    .selectFrom('users')
    .selectAll()
    .where('username_key', '=', usernameKey(username))
    .executeTakeFirst();
