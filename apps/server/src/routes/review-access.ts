import { idParams, reviewGuestHeader, reviewLinkHeader } from '@dreamfork/api-client/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ApiError } from '../api-error.ts';
import { identify } from '../plugins/identity.ts';
import { findAccess, type ReviewAccess } from '../services/review/review-rights.ts';
import type { Services } from '../services/services.ts';

/** What a browser makes for a guest: of random characters, neither guessed nor a text to be stored. */
const guestKey = /^[\w-]{16,128}$/;
const headerMaximumLength = 200;

const admitted = new WeakMap<FastifyRequest, ReviewAccess>();

/** The caller of a request that was let in. */
export function accessOf(request: FastifyRequest): ReviewAccess {
  const access = admitted.get(request);
  if (!access) throw new Error('The call has no check of who may make it.');
  return access;
}

/** A header with a secret; one that is too long to be a secret is none. */
export const headerOf = ({ headers }: FastifyRequest, name: string): string | undefined => {
  const value = headers[name];
  return typeof value === 'string' && value.length <= headerMaximumLength ? value : undefined;
};

/** Keeps what a draft answers out of caches and search engines, errors too. */
export const hideAnswer = async (_request: FastifyRequest, reply: FastifyReply) => {
  reply.header('cache-control', 'no-store').header('x-robots-tag', 'noindex');
};

/** Lets a caller in to the draft that the path names. */
export const admit = (services: Services) => async (request: FastifyRequest) => {
  const params = idParams.safeParse(request.params);
  if (!params.success) throw new ApiError('request-invalid');
  const key = request.headers[reviewGuestHeader];
  if (key !== undefined && !(typeof key === 'string' && guestKey.test(key)))
    throw new ApiError('request-invalid');
  const viewer = await identify(services, request);
  const access = await findAccess(services, {
    storyId: params.data.id,
    user: viewer?.user,
    secret: headerOf(request, reviewLinkHeader),
    guestKey: key,
  });
  admitted.set(request, access);
};
