import type { Health } from '@dreamfork/api-client/contract';
import type { FastifyPluginAsync } from 'fastify';
import { isReady } from '../services/health.ts';

type Options = { readHealth: () => Promise<Health> };

/** For supervisors and load balancers: whether to restart the process, and whether to send requests to it. */
export const probeRoutes: FastifyPluginAsync<Options> = async (app, { readHealth }) => {
  const options = { schema: { hide: true }, config: { rateLimit: false as const } };
  app.get('/health/live', options, async (_, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'live' }),
  );
  app.get('/health/ready', options, async (_, reply) => {
    const ready = isReady(await readHealth());
    return reply
      .code(ready ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ status: ready ? 'ready' : 'not-ready' });
  });
};
