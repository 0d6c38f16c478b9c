import * as z from 'zod/mini';
import { outgoingEmails as calls } from '../routes/administration.ts';
import { emailKinds } from '../values/administration.ts';
import { success } from './fields.ts';
import { cursorQuery } from './paging.ts';
import { idParams, route } from './route.ts';

const amount = z.int().check(z.nonnegative());

/** An e-mail that could not be delivered, without what it says. Kept for 30 days. */
export const failedEmail = z.object({
  id: z.string(),
  kind: z.enum(emailKinds),
  /** The address, shortened. */
  recipient: z.string(),
  createdAt: z.iso.datetime(),
  failedAt: z.iso.datetime(),
  attempts: amount,
  /** `expired`, `queue-full`, `unreadable` or `interrupted`; else what the mail server answered, such as `EMESSAGE 550`. */
  error: z.string(),
  /** Not once its link has ended. */
  canBeSent: z.boolean(),
});

export const failedEmailListResponse = z.object({
  items: z.array(failedEmail),
  nextCursor: z.nullable(z.string()),
  /** How many wait to be sent or sent again. */
  waiting: amount,
  /** How many were given up. */
  failed: amount,
});

const common = { tag: 'Administration' } as const;

export const outgoingEmailRoutes = {
  failed: route(calls.failed, {
    ...common,
    summary: 'E-mails that could not be delivered, the latest first, and how many wait.',
    query: cursorQuery,
    response: failedEmailListResponse,
  }),
  sendAgain: route(calls.sendAgain, {
    ...common,
    summary: 'Try again to deliver an e-mail that was given up. Written to the audit log.',
    params: idParams,
    response: success,
    errors: [404, 410],
  }),
  remove: route(calls.remove, {
    ...common,
    summary: 'Delete an e-mail that was given up. Written to the audit log.',
    params: idParams,
    response: success,
    errors: [404],
  }),
} as const;

export type FailedEmail = z.output<typeof failedEmail>;
export type FailedEmailListResponse = z.output<typeof failedEmailListResponse>;
