import { randomBytes } from 'node:crypto';
import type { UserRow } from '../../db/schema.ts';
import type { Services } from '../services.ts';
import { createUser } from '../users/create-user.ts';
import { userByEmail } from '../users/user-keys.ts';

const firstAdministratorEmail = 'admin@dreamfork.local';
const administratorName = 'admin';

/** Generated credentials; shown to the operator once and never stored in clear text. */
export type MadeCredentials = { email: string; password: string };

// Letters, digits and one of each kind that the password rules ask for.
const makePassword = (): string => `${randomBytes(15).toString('base64url')}aA1`;

async function create(
  services: Services,
  email: string,
  password: string,
): Promise<UserRow | undefined> {
  const { database, passwords, newId, now } = services;
  const account = {
    email,
    displayName: 'Администратор',
    passwordHash: await passwords.hash(password),
    role: 'Admin',
    isEmailConfirmed: true,
  } as const;
  const id = newId();
  return (
    (await createUser(database, {
      ...account,
      id,
      username: administratorName,
      createdAt: now(),
    })) ??
    // The plain name may be taken while the address is free, or the account exists already.
    createUser(database, { ...account, id, username: email, createdAt: now() })
  );
}

// A stranger who registered the operator's address first must not become an administrator with a password of
// their own: with ADMIN_PASSWORD it is replaced, without it only a confirmed address is trusted.
async function promote(services: Services, user: UserRow, password: string | undefined) {
  if (user.role === 'Admin') return;
  const { database, passwords } = services;
  if (!password && user.email_confirmed !== 1) return;
  const passwordHash = password ? await passwords.hash(password) : user.password_hash;
  await database.deleteFrom('sessions').where('user_id', '=', user.id).execute();
  await database
    .updateTable('users')
    .set({ role: 'Admin', email_confirmed: 1, password_hash: passwordHash })
    .where('id', '=', user.id)
    .execute();
}

async function ensureConfigured(
  services: Services,
  { email, password }: NonNullable<Services['configuration']['administrator']>,
): Promise<MadeCredentials | undefined> {
  const existing = await userByEmail(services.database, email);
  if (existing) {
    await promote(services, existing, password);
    return undefined;
  }
  const made = password ?? makePassword();
  const created = await create(services, email, made);
  return created && !password ? { email, password: made } : undefined;
}

/**
 * Ensures that the server has an administrator: the one of the configuration, or on the first start one with
 * generated credentials, which are returned.
 */
export async function ensureAdministrator(
  services: Services,
): Promise<MadeCredentials | undefined> {
  const { administrator } = services.configuration;
  if (administrator) return ensureConfigured(services, administrator);
  const anyone = await services.database
    .selectFrom('users')
    .select('id')
    .where('password_hash', 'is not', null)
    .limit(1)
    .executeTakeFirst();
  if (anyone) return undefined;
  const password = makePassword();
  const created = await create(services, firstAdministratorEmail, password);
  return created ? { email: created.email, password } : undefined;
}
