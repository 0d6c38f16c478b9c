import type { FastifyContextConfig } from 'fastify';
import plugin from 'fastify-plugin';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether the route takes files, which may take minutes to arrive. */
    isUpload?: boolean;
    /** Whether the route takes files of a gigabyte. */
    isStoryUpload?: boolean;
  }
}

/** Longest time in which a request with a story file arrives, in milliseconds. */
export const storyUploadArrival = 31 * 60_000;

/** Longest time for any other file. */
export const uploadArrival = 330_000;
const arrival = 60_000;

function arrivalOf({ isUpload, isStoryUpload }: FastifyContextConfig): number {
  if (isStoryUpload) return storyUploadArrival;
  return isUpload ? uploadArrival : arrival;
}

/** Hangs up on a request whose body has not arrived within a minute, or within the time of an upload. */
export const arrivalLimit = plugin(
  async (app) => {
    app.addHook('onRequest', async (request, reply) => {
      const { headers, raw, routeOptions } = request;
      const hasBody = headers['transfer-encoding'] ?? Number(headers['content-length'] ?? 0) > 0;
      if (!hasBody) return;
      const timer = setTimeout(() => {
        if (!raw.complete) raw.destroy();
      }, arrivalOf(routeOptions.config));
      timer.unref();
      reply.raw.once('close', () => clearTimeout(timer));
    });
  },
  { name: 'arrival-limit' },
);
