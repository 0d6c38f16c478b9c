import type { storyRoutes } from '@dreamfork/api-client/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ApiError } from '../../api-error.ts';
import type { Services } from '../../services/services.ts';
import { readStory } from '../../services/stories/read-story.ts';
import { type ReadyAnswer, toReadyAnswer } from '../../services/stories/ready-answer.ts';
import type { Call } from '../bind.ts';
import { wantedEncoding } from './wanted-encoding.ts';

const contentType = 'application/json; charset=utf-8';
const worthCompressing = 1024;

const isHeld = (request: FastifyRequest, etag: string): boolean => {
  const held = request.headers['if-none-match'];
  if (held === undefined) return false;
  return held.split(',').some((tag) => tag.trim() === etag || tag.trim() === '*');
};

async function sendCompressed(
  answer: ReadyAnswer,
  encoding: 'br' | 'gzip',
  reply: FastifyReply,
): Promise<FastifyReply> {
  const bytes = await answer.compressed(encoding);
  return reply.header('content-encoding', encoding).send(bytes);
}

function send(
  answer: ReadyAnswer,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply | Promise<FastifyReply> {
  reply.header('etag', answer.etag);
  reply.header('vary', 'Accept-Encoding');
  if (isHeld(request, answer.etag)) return reply.code(304).send();
  reply.header('content-type', contentType);
  const encoding =
    answer.body.length < worthCompressing
      ? undefined
      : wantedEncoding(request.headers['accept-encoding']);
  return encoding ? sendCompressed(answer, encoding, reply) : reply.send(answer.body);
}

/**
 * Sends a whole story: public ones from memory, whoever asks; private ones, and public ones with what
 * only an author may see, to their owner.
 */
export function createSendStory(services: Services) {
  async function findOwn(
    { params, identify }: Call<(typeof storyRoutes)['data']>,
    published: ReadyAnswer | undefined,
  ): Promise<ReadyAnswer | undefined> {
    const viewer = await identify().catch((error: unknown) => {
      // What everyone may read is not refused to a session that has ended.
      if (published && error instanceof ApiError) return undefined;
      throw error;
    });
    const own =
      viewer &&
      (await readStory(services, { storyId: params.id, readBy: { ownerId: viewer.user.id } }));
    return own ? toReadyAnswer(own.text) : undefined;
  }

  async function sendOwn(
    call: Call<(typeof storyRoutes)['data']>,
    published?: ReadyAnswer,
  ): Promise<FastifyReply> {
    const { request, reply } = call;
    const answer = (await findOwn(call, published)) ?? published;
    if (!answer) throw new ApiError('story-not-found');
    reply.header('cache-control', 'private, no-cache');
    return send(answer, request, reply);
  }

  return (call: Call<(typeof storyRoutes)['data']>): FastifyReply | Promise<FastifyReply> => {
    const { request, reply } = call;
    const sendFound = (answer: ReadyAnswer | undefined) => {
      const mayBeOwn = request.headers.authorization !== undefined;
      if (!answer || (mayBeOwn && !answer.isWhole)) return sendOwn(call, answer);
      reply.header('cache-control', 'public, no-cache');
      return send(answer, request, reply);
    };
    const found = services.published.find(call.params.id);
    return found instanceof Promise ? found.then(sendFound) : sendFound(found);
  };
}
