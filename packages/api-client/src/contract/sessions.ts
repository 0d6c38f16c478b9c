import * as z from 'zod/mini';
import { sessions } from '../routes/accounts.ts';
import { success } from './fields.ts';
import { idParams, route } from './route.ts';

/** A place where a user is signed in. */
export const sessionItem = z.object({
  id: z.string(),
  /** Names as their makers write them, such as Firefox and Windows; null where the browser did not say. */
  device: z.object({
    browser: z.nullable(z.string()),
    system: z.nullable(z.string()),
    isMobile: z.boolean(),
  }),
  createdAt: z.iso.datetime(),
  /** To the minute. */
  lastSeenAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  /** Whether this is the session that asks. */
  isCurrent: z.boolean(),
});

export const sessionListResponse = z.object({ items: z.array(sessionItem) });

const tag = 'Account';

export const sessionRoutes = {
  list: route(sessions.list, {
    tag,
    summary: 'Where the signed-in user is signed in, last seen first.',
    response: sessionListResponse,
  }),
  end: route(sessions.end, {
    tag,
    summary: 'End a session of your own; its token stops working.',
    params: idParams,
    response: success,
    errors: [404],
  }),
  endAll: route(sessions.endAll, {
    tag,
    summary: 'End every session of the signed-in user, this one too.',
    response: success,
  }),
} as const;

export type SessionItem = z.output<typeof sessionItem>;
export type SessionListResponse = z.output<typeof sessionListResponse>;
