import type { FastifyPluginAsync } from 'fastify';
import { cacheFor } from '../services/cache-for.ts';
import { checkHealth, isReady } from '../services/health.ts';
import type { Services } from '../services/services.ts';

const healthLasts = 1000;

type Options = { services: Services };

/** For supervisors and load balancers: whether to restart the process, and whether to send requests to it. */
export const probeRoutes: FastifyPluginAsync<Options> = async (app, { services }) => {
  const currentHealth = cacheFor(healthLasts, { now: () => services.now() }, () =>
    checkHealth(services),
  );
  const options = { schema: { hide: true }, config: { rateLimit: false as const } };
  app.get('/health/live', options, async (_, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'live' }),
  );
  app.get('/health/ready', options, async (_, reply) => {
    const ready = isReady(await currentHealth());
    return reply
      .code(ready ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ status: ready ? 'ready' : 'not-ready' });
  });
};
