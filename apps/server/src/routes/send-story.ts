import type { storyRoutes } from '@dreamfork/api-client/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ApiError } from '../api-error.ts';
import type { Services } from '../services/services.ts';
import {
  type AnswerEncoding,
  answerEncodings,
  type CachedResponse,
  toCachedResponse,
} from '../services/stories/cached-response.ts';
import { readOwnStory } from '../services/stories/read-story.ts';
import { findStoryAccess } from '../services/stories/story-rights.ts';
import type { Call } from './register-routes.ts';
import { allowSharedCache, isHeld } from './shared-cache.ts';

/** The best supported encoding that the caller accepts; undefined for none. */
export function wantedEncoding(acceptEncoding: string | undefined): AnswerEncoding | undefined {
  if (!acceptEncoding) return undefined;
  const accepted = acceptEncoding
    .toLowerCase()
    .split(',')
    .map((item) => item.replaceAll(' ', '').split(';'))
    .filter(([, quality]) => !/^q=0(\.0*)?$/.test(quality ?? ''))
    .map(([encoding]) => encoding);
  return answerEncodings.find((encoding) => accepted.includes(encoding));
}

const contentType = 'application/json; charset=utf-8';
const worthCompressing = 1024;

async function sendCompressed(
  answer: CachedResponse,
  encoding: 'br' | 'gzip',
  reply: FastifyReply,
): Promise<FastifyReply> {
  const bytes = await answer.compressed(encoding);
  return reply.header('content-encoding', encoding).send(bytes);
}

function send(
  answer: CachedResponse,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply | Promise<FastifyReply> {
  reply.header('etag', answer.etag);
  reply.header('vary', 'Accept-Encoding, Authorization');
  if (isHeld(request, answer.etag)) return reply.code(304).send();
  reply.header('content-type', contentType);
  const encoding =
    answer.body.length < worthCompressing
      ? undefined
      : wantedEncoding(request.headers['accept-encoding']);
  return encoding ? sendCompressed(answer, encoding, reply) : reply.send(answer.body);
}

/**
 * Sends a whole story: what is published from memory to everyone; the newest state, with the author's notes, to
 * its authors, unless they ask for what readers get.
 */
export function createSendStory(services: Services) {
  async function findOwn({
    params,
    identify,
  }: Call<(typeof storyRoutes)['data']>): Promise<CachedResponse | undefined> {
    const viewer = await identify();
    const caller = viewer && { storyId: params.id, userId: viewer.user.id };
    const access = caller && (await findStoryAccess(services, caller));
    const own = access && (await readOwnStory(services, access));
    return own ? toCachedResponse(own.text) : undefined;
  }

  async function sendOwn(
    call: Call<(typeof storyRoutes)['data']>,
    published?: CachedResponse,
  ): Promise<FastifyReply> {
    const { request, reply } = call;
    const answer = (await findOwn(call)) ?? published;
    if (!answer) throw new ApiError('story-not-found');
    reply.header('cache-control', 'private, no-cache');
    return send(answer, request, reply);
  }

  return (call: Call<(typeof storyRoutes)['data']>): FastifyReply | Promise<FastifyReply> => {
    const { request, reply } = call;
    const sendFound = (answer: CachedResponse | undefined) => {
      const mayBeOwn = request.headers.authorization !== undefined;
      if (!answer || (mayBeOwn && call.query.view !== 'published')) return sendOwn(call, answer);
      // Whoever looks at what they have just published must not see what a cache held back.
      if (mayBeOwn) reply.header('cache-control', 'private, no-cache');
      else allowSharedCache(reply, services.configuration);
      return send(answer, request, reply);
    };
    const found = services.published.find(call.params.id);
    return found instanceof Promise ? found.then(sendFound) : sendFound(found);
  };
}
