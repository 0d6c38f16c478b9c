import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { fastifyRequestContext } from '@fastify/request-context';
import type { FastifyRequest, FastifyServerOptions } from 'fastify';
import plugin from 'fastify-plugin';
import type { TrustProxy } from '../configuration/trusted-proxies.ts';
import { clientNetwork } from './rate-limits.ts';

const withoutQuery = (url: string): string => url.split('?', 1)[0] ?? url;

/** Options of the app's logger: bodies, headers and query strings, which may hold secrets, are never logged. */
export const loggerOptions = (level: string): FastifyServerOptions['logger'] => ({
  level,
  serializers: {
    req: (request) => ({ method: request.method, path: withoutQuery(request.url) }),
    error: (error: unknown) =>
      error instanceof Error
        ? { name: error.name, message: error.message, stack: error.stack, cause: error.cause }
        : error,
  },
});

const idHeader = 'x-request-id';

type Request = Pick<IncomingMessage, 'headers'> & {
  socket: Pick<IncomingMessage['socket'], 'remoteAddress'>;
};

/** The id that a trusted proxy has given a request; else a new one. */
export const requestIds =
  (isTrusted: TrustProxy) =>
  ({ headers, socket }: Request): string => {
    const given = headers[idHeader];
    return typeof given === 'string' &&
      /^[\w.-]{8,128}$/.test(given) &&
      isTrusted(socket.remoteAddress, 0)
      ? given
      : randomUUID();
  };

/** The network of a client, which does not tell who of its people it was. */
const shortAddress = (request: Pick<FastifyRequest, 'ip'>): string =>
  clientNetwork(request).replace(/\.\d+$/, '.0');

declare module '@fastify/request-context' {
  interface RequestContextData {
    requestId: string | null;
  }
}

type Options = {
  /** Whether addresses are logged as a whole. @default false */
  isWhole?: boolean;
};

/** One line per request, whose id the answer has too, and what the request leaves to be done later. */
export const accessLog = plugin<Options>(
  async (app, { isWhole = false }) => {
    await app.register(fastifyRequestContext, {
      defaultStoreValues: ({ id }) => ({ requestId: id }),
    });
    app.addHook('onRequest', async ({ id }, reply) => {
      reply.header(idHeader, id);
    });
    app.addHook('onResponse', (request, reply, done) => {
      request.log.info(
        {
          method: request.method,
          path: withoutQuery(request.url),
          status: reply.statusCode,
          milliseconds: Math.round(reply.elapsedTime),
          address: isWhole ? request.ip : shortAddress(request),
          ...(request.knownViewer ? { user: request.knownViewer.user.id } : {}),
        },
        'answered',
      );
      done();
    });
  },
  { name: 'access-log' },
);
