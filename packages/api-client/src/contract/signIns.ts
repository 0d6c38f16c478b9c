import * as z from 'zod/mini';
import { signIns } from '../routes/administration.ts';
import { signInFailureReasons } from '../values/administration.ts';
import { success } from './fields.ts';
import { cursorQuery, filterBy } from './paging.ts';
import { idParams, route } from './route.ts';
import { text } from './text.ts';

/** The account that somebody tried to sign in to; null where the e-mail address has none. */
const account = z.nullable(z.object({ id: z.string(), username: z.string(), email: z.string() }));

/** An attempt to sign in, or to set a new password by an email, that failed. Kept for 30 days. */
export const signInFailure = z.object({
  id: z.string(),
  createdAt: z.iso.datetime(),
  reason: z.enum(signInFailureReasons),
  user: account,
  /** The IPv4 address, or the IPv6 network, of the client. */
  address: z.string(),
});

export const signInFailureQuery = z.object({
  ...cursorQuery.shape,
  reason: filterBy(z.enum(signInFailureReasons)),
  /** Found in the names and e-mail address of the account, and at the beginning of the client's address. */
  searchTerm: z.optional(text().check(z.trim(), z.maxLength(200))),
  /** The first moment of the period. */
  from: z.optional(z.iso.datetime()),
  /** The first moment after the period. */
  to: z.optional(z.iso.datetime()),
});

export const signInFailureListResponse = z.object({
  items: z.array(signInFailure),
  nextCursor: z.nullable(z.string()),
});

/** Sign-ins that are refused for a while: of an address, of an address to one account, or of a known browser. */
export const signInLockKinds = ['address', 'account', 'browser'] as const;
export type SignInLockKind = (typeof signInLockKinds)[number];

/** Refuses sign-ins after too many attempts. */
export const signInLock = z.object({
  id: z.string(),
  kind: z.enum(signInLockKinds),
  /** The IPv4 address, or the IPv6 network, of the client. */
  address: z.string(),
  /** Null for a lock of all accounts, and where the e-mail address has none. */
  user: account,
  lockedUntil: z.iso.datetime(),
});

export const signInLockListResponse = z.object({
  items: z.array(signInLock),
  nextCursor: z.nullable(z.string()),
});

const common = { tag: 'Sign-ins' } as const;

export const signInRoutes = {
  failures: route(signIns.failures, {
    ...common,
    summary: 'Attempts to sign in with a password that failed, newest first.',
    query: signInFailureQuery,
    response: signInFailureListResponse,
  }),
  locks: route(signIns.locks, {
    ...common,
    summary: 'Sign-ins that are refused now, those that are refused longest first.',
    query: cursorQuery,
    response: signInLockListResponse,
  }),
  unlock: route(signIns.unlock, {
    ...common,
    summary: 'Allow sign-ins again that are refused. Written to the audit log.',
    params: idParams,
    response: success,
    errors: [404],
  }),
} as const;

export type SignInFailure = z.output<typeof signInFailure>;
export type SignInFailureQuery = z.input<typeof signInFailureQuery>;
export type SignInFailureListResponse = z.output<typeof signInFailureListResponse>;
export type SignInLock = z.output<typeof signInLock>;
export type SignInLockQuery = z.input<typeof cursorQuery>;
export type SignInLockListResponse = z.output<typeof signInLockListResponse>;
