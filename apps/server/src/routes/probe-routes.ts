import type { Health } from '@dreamfork/api-client/contract';
import type { FastifyPluginAsync } from 'fastify';
import { ApiError } from '../api-error.ts';
import type { Tokens } from '../services/authentication/tokens.ts';
import { isReady } from '../services/health.ts';

/** How a request has arrived, for whoever checks the proxies before the server. */
export type Arrival = {
  /** The client as the server takes it to be, after the proxies that it trusts. */
  address: string;
  protocol: string;
  /** The peer of the connection. */
  peer: string;
  /** The header `x-forwarded-for` as it came. */
  forwardedFor: string;
};

type Options = { readHealth: () => Promise<Health>; tokens: Tokens };

/** For supervisors and load balancers: whether to restart the process, and whether to send requests to it. */
export const probeRoutes: FastifyPluginAsync<Options> = async (app, { readHealth, tokens }) => {
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
  app.get('/health/arrival', options, async ({ ip, protocol, headers, socket }, reply) => {
    const token = headers.authorization?.replace(/^Bearer /, '') ?? '';
    if (!(await tokens.isOfDoctor(token))) throw new ApiError('unauthorized');
    const arrival: Arrival = {
      address: ip,
      protocol,
      peer: socket.remoteAddress ?? '',
      forwardedFor: [headers['x-forwarded-for'] ?? []].flat().join(','),
    };
    return reply.header('cache-control', 'no-store').send(arrival);
  });
};
