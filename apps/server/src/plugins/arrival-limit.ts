import plugin from 'fastify-plugin';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether the route takes files, which may take minutes to arrive. */
    isUpload?: boolean;
  }
}

/** Longest time in which a request with a file arrives, in milliseconds. */
export const uploadArrival = 330_000;

const arrival = 60_000;

/** Hangs up on a request whose body has not arrived within a minute, unless it is an upload. */
export const arrivalLimit = plugin(
  async (app) => {
    app.addHook('onRequest', async (request, reply) => {
      const { headers, raw, routeOptions } = request;
      const hasBody = headers['transfer-encoding'] ?? Number(headers['content-length'] ?? 0) > 0;
      if (!hasBody || routeOptions.config.isUpload) return;
      const timer = setTimeout(() => {
        if (!raw.complete) raw.destroy();
      }, arrival);
      timer.unref();
      reply.raw.once('close', () => clearTimeout(timer));
    });
  },
  { name: 'arrival-limit' },
);
