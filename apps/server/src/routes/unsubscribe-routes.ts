import { accountMailRoutes, emailLinkPages } from '@dreamfork/api-client/contract';
import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import { unsubscribe } from '../services/account/unsubscribe.ts';
import type { Services } from '../services/services.ts';
import { createRouteRegistrar } from './register-routes.ts';

type Options = { services: Services };

const bodyLimit = 1024;

const tokenIn = ({ query }: FastifyRequest): string =>
  typeof query === 'object' && query !== null && 'token' in query ? String(query.token) : '';

/** A plugin of its own, so that the forms of mail readers are taken here alone. */
export const unsubscribeRoutes: FastifyPluginAsync<Options> = async (app, { services }) => {
  // `List-Unsubscribe=One-Click`, which says no more than the call itself.
  app.addContentTypeParser(
    ['application/x-www-form-urlencoded', 'multipart/form-data'],
    { parseAs: 'string', bodyLimit },
    async () => undefined,
  );
  const route = accountMailRoutes.unsubscribe;
  createRouteRegistrar(app, services).answer(route, async ({ query }) => {
    await unsubscribe(services, query.token);
    return { success: true as const };
  });
  // For mail readers that open the address in place of calling it. Opening changes nothing.
  app.get(route.path, { schema: { hide: true } }, async (request, reply) =>
    reply
      .header('cache-control', 'no-store')
      .redirect(`${emailLinkPages.unsubscribe}#token=${encodeURIComponent(tokenIn(request))}`),
  );
};
