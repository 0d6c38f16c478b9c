import type { FastifyServerOptions } from 'fastify';
import plugin from 'fastify-plugin';

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

/** One line per request. */
export const accessLog = plugin(
  async (app) => {
    app.addHook('onResponse', (request, reply, done) => {
      request.log.info(
        {
          method: request.method,
          path: withoutQuery(request.url),
          status: reply.statusCode,
          milliseconds: Math.round(reply.elapsedTime),
        },
        'answered',
      );
      done();
    });
  },
  { name: 'access-log' },
);
