import * as z from 'zod/mini';
import { reviewLinks } from '../routes/review.ts';
import { reviewLinkNameMaximumLength } from '../values/review.ts';
import { email } from './email.ts';
import { success } from './fields.ts';
import { idParams, route } from './route.ts';
import { plainText, text } from './text.ts';
import { versionNumber } from './versions.ts';

const count = z.int().check(z.nonnegative());

/** Somebody who came through a link. */
export const reviewReader = z.object({
  id: z.string(),
  /** Null for a guest who has given no name. */
  name: z.nullable(z.string()),
  isGuest: z.boolean(),
  cameAt: z.iso.datetime(),
  seenAt: z.iso.datetime(),
  /** Passages that the reader has seen. */
  nodesRead: count,
  hasFinished: z.boolean(),
});

export const reviewLink = z.object({
  id: z.string(),
  name: z.string(),
  /** The address of the only person it lets in; null where it lets in whoever holds it. */
  email: z.nullable(z.string()),
  /** The version that it always shows; null for the newest draft. */
  version: z.nullable(versionNumber),
  expiresAt: z.nullable(z.iso.datetime()),
  allowsComments: z.boolean(),
  /** Whether people without an account are let in. */
  allowsGuests: z.boolean(),
  createdAt: z.iso.datetime(),
  readers: z.array(reviewReader),
  /** Threads of its readers that are open. */
  openThreads: count,
});

/** A link with its secret, which is told once: `/review/{story}#{secret}` is the address. */
export const newReviewLink = z.extend(reviewLink, { secret: z.string() });

export const reviewLinkRequest = z.object({
  name: plainText(reviewLinkNameMaximumLength, { lines: 'one' }),
  email: z._default(z.nullable(email), null),
  version: z._default(z.nullable(versionNumber), null),
  expiresAt: z._default(z.nullable(z.iso.datetime()), null),
  allowsComments: z._default(z.boolean(), true),
  allowsGuests: z._default(z.boolean(), true),
});

/** What is left out stays as it is. */
export const reviewLinkChange = z.object({
  name: z.optional(plainText(reviewLinkNameMaximumLength, { lines: 'one' })),
  expiresAt: z.optional(z.nullable(z.iso.datetime())),
  allowsComments: z.optional(z.boolean()),
  allowsGuests: z.optional(z.boolean()),
});

const linkParams = z.extend(idParams, { linkId: text().check(z.minLength(1), z.maxLength(200)) });
const tag = 'Review';

export const reviewLinkRoutes = {
  list: route(reviewLinks.list, {
    tag,
    summary: 'The review links of a story, newest first, and who came through each.',
    params: idParams,
    response: z.object({ items: z.array(reviewLink) }),
    errors: [404],
  }),
  create: route(reviewLinks.create, {
    tag,
    summary:
      'Make a link to the draft of a story. A person who is named by an address gets an e-mail with it.',
    params: idParams,
    body: reviewLinkRequest,
    response: newReviewLink,
    status: 201,
    errors: [404, 409],
  }),
  change: route(reviewLinks.change, {
    tag,
    summary: 'Change what a review link allows.',
    params: linkParams,
    body: reviewLinkChange,
    response: reviewLink,
    errors: [404],
  }),
  renew: route(reviewLinks.renew, {
    tag,
    summary: 'Give a review link another secret: its old address no longer opens the draft.',
    params: linkParams,
    response: newReviewLink,
    errors: [404],
  }),
  revoke: route(reviewLinks.revoke, {
    tag,
    summary: 'Take a review link back. What its readers wrote stays.',
    params: linkParams,
    response: success,
    errors: [404],
  }),
} as const;

export type ReviewReader = z.output<typeof reviewReader>;
export type ReviewLink = z.output<typeof reviewLink>;
export type NewReviewLink = z.output<typeof newReviewLink>;
export type ReviewLinkRequest = z.input<typeof reviewLinkRequest>;
export type ReviewLinkChange = z.input<typeof reviewLinkChange>;
