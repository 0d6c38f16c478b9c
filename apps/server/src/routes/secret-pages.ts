import plugin from 'fastify-plugin';
import type { SitePage } from '../plugins/site-page.ts';

/** Pages whose links have a secret: kept nowhere, in no index, and named to no other site. What they show needs a call. */
export const secretPages = plugin<{ page: SitePage }>(
  async (app, { page }) => {
    for (const path of ['/review/:id', '/join/:id']) {
      app.get(path, { schema: { hide: true } }, (_request, reply) =>
        page.send(
          reply.headers({
            'cache-control': 'no-store',
            'x-robots-tag': 'noindex',
            'referrer-policy': 'no-referrer',
          }),
        ),
      );
    }
  },
  { name: 'secret-pages', dependencies: ['errors', 'security'] },
);
