import { createHash, timingSafeEqual } from 'node:crypto';
import type { Health } from '@dreamfork/api-client/contract';
import Fastify, {
  type FastifyInstance,
  type FastifyPluginAsync,
  type FastifyRequest,
} from 'fastify';
import plugin from 'fastify-plugin';
import { ApiError } from '../api-error.ts';
import { createHealthReader } from '../services/health.ts';
import type { Metrics } from '../services/metrics/metrics.ts';
import { observeServices } from '../services/metrics/observe-services.ts';
import type { Services } from '../services/services.ts';
import { errors } from './errors.ts';

/** The pattern of a request's route, never its address. Files of the site have a route each, in one folder. */
function routeOf({ routeOptions: { url } }: FastifyRequest): string {
  // Answered by the handler for unknown addresses, which also sends the pages of the site.
  if (url === undefined) return 'none';
  return url.startsWith('/assets/') ? '/assets/*' : url;
}

/** Counts and times requests. */
export const requestMetrics = plugin<{ metrics: Metrics }>(
  async (app, { metrics: { requests, requestSeconds } }) => {
    app.addHook('onResponse', async (request, reply) => {
      const labels = { method: request.method, route: routeOf(request) };
      requests.inc({ ...labels, status: reply.statusCode });
      requestSeconds.observe(labels, reply.elapsedTime / 1000);
    });
  },
  { name: 'request-metrics' },
);

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

type Options = { services: Services; readHealth: () => Promise<Health> };

/** The metrics of this process at `/metrics`; of several processes each is asked for its own. */
export const metricsRoute: FastifyPluginAsync<Options> = async (app, { services, readHealth }) => {
  const { token } = services.configuration.metrics;
  const { registry } = services.metrics;
  observeServices(services, readHealth);
  app.get('/metrics', { schema: { hide: true } }, async ({ headers }, reply) => {
    const given = headers.authorization ?? '';
    if (token !== undefined && !timingSafeEqual(digest(given), digest(`Bearer ${token}`))) {
      throw new ApiError('unauthorized');
    }
    reply.header('cache-control', 'no-store').type(registry.contentType);
    return registry.metrics();
  });
};

/** An app that serves the metrics and nothing else, for a port of its own. */
export async function createMetricsApp(services: Services): Promise<FastifyInstance> {
  const app = Fastify({ forceCloseConnections: true });
  await app.register(errors);
  await app.register(metricsRoute, { services, readHealth: createHealthReader(services) });
  return app;
}
