import * as z from 'zod/mini';
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
  list: route({
    method: 'GET',
    path: '/api/users/sessions',
    access: 'user',
    tag,
    summary: 'Where the signed-in user is signed in, last seen first.',
    response: sessionListResponse,
  }),
  end: route({
    method: 'DELETE',
    path: '/api/users/sessions/{id}',
    access: 'owner',
    tag,
    summary: 'End a session of your own; its token stops working.',
    params: idParams,
    response: success,
    errors: [404],
  }),
  endAll: route({
    method: 'POST',
    path: '/auth/logout/everywhere',
    access: 'user',
    tag,
    summary: 'End every session of the signed-in user, this one too.',
    response: success,
  }),
} as const;

export type SessionItem = z.output<typeof sessionItem>;
export type SessionListResponse = z.output<typeof sessionListResponse>;
