import { createHash, randomBytes } from 'node:crypto';
import type { Database } from '../../db/schema.ts';
import type { LinkPurpose } from '../../db/tables/accounts.ts';
import { dropEmails } from '../mail/outgoing-emails.ts';
import type { Services } from '../services.ts';

const hour = 60 * 60 * 1000;

/** Milliseconds that the link of an e-mail works. */
export const linkLifetimes: Record<LinkPurpose, number> = {
  confirmation: 7 * 24 * hour,
  'password-reset': hour,
  'email-change': 24 * hour,
  // A ban has no end, and every sign-in gives a new link.
  decision: 90 * 24 * hour,
  'decision-sign-in': hour,
};

/** A secret to be sent; only its hash is stored. */
export const makeSecret = (): string => randomBytes(32).toString('base64url');

export const hashSecret = (secret: string): string =>
  createHash('sha256').update(secret).digest('base64url');

/** The purpose of a link in an email, and its user. */
export type Link = { userId: string; purpose: LinkPurpose; email: string };

/** Makes the token of a link. An earlier link for the same purpose stops working. */
export async function issueLink(
  { database, now }: Services,
  { userId, purpose, email }: Link,
): Promise<string> {
  const token = makeSecret();
  const time = now();
  await database.deleteFrom('link_tokens').where('expires_at', '<=', time).execute();
  const link = {
    hash: hashSecret(token),
    email,
    expires_at: time + linkLifetimes[purpose],
    codes_tried: 0,
  };
  await database
    .insertInto('link_tokens')
    .values({ ...link, user_id: userId, purpose })
    .onConflict((conflict) => conflict.columns(['user_id', 'purpose']).doUpdateSet(link))
    .execute();
  return token;
}

/** Consumes a token. Of concurrent callers one gets the link; an expired token gives none. */
export async function takeLink(
  database: Database,
  { token, purposes, now }: { token: string; purposes: readonly LinkPurpose[]; now: number },
): Promise<Link | undefined> {
  const taken = await database
    .deleteFrom('link_tokens')
    .where('hash', '=', hashSecret(token))
    .where('purpose', 'in', purposes)
    .returning(['user_id', 'purpose', 'email', 'expires_at'])
    .executeTakeFirst();
  if (!taken || taken.expires_at <= now) return undefined;
  return { userId: taken.user_id, purpose: taken.purpose, email: taken.email };
}

/** How many codes of the second step may be tried with a link. */
const codesMaximum = 10;

/** Counts a code of the second step that is tried with a link. False where there were too many: the link has ended. */
export async function countCode(database: Database, token: string): Promise<boolean> {
  const counted = await database
    .updateTable('link_tokens')
    .set((eb) => ({ codes_tried: eb('codes_tried', '+', 1) }))
    .where('hash', '=', hashSecret(token))
    .where('codes_tried', '<', codesMaximum)
    .executeTakeFirst();
  return counted.numUpdatedRows === 1n;
}

/** The recipient of a link that may be followed more than once; an expired token has none. */
export async function findRecipient(
  database: Database,
  { token, purposes, now }: { token: string; purposes: readonly LinkPurpose[]; now: number },
): Promise<string | undefined> {
  const found = await database
    .selectFrom('link_tokens')
    .select('user_id')
    .where('hash', '=', hashSecret(token))
    .where('purpose', 'in', purposes)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return found?.user_id;
}

/** Invalidates every open link of a user; e-mails with such a link are not sent any more. */
export async function dropLinks(database: Database, userId: string): Promise<void> {
  await database.deleteFrom('link_tokens').where('user_id', '=', userId).execute();
  await dropEmails(database, {
    userId,
    kinds: ['confirmation', 'email-change', 'password-reset'],
  });
}
