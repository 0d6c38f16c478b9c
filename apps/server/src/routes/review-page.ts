import plugin from 'fastify-plugin';
import type { SitePage } from '../plugins/site-page.ts';

/** The page of a draft: kept nowhere, in no index, and named to no other site. What it shows needs a call. */
export const reviewPage = plugin<{ page: SitePage }>(
  async (app, { page }) => {
    app.get('/review/:id', { schema: { hide: true } }, (_request, reply) =>
      page.send(
        reply.headers({
          'cache-control': 'no-store',
          'x-robots-tag': 'noindex',
          'referrer-policy': 'no-referrer',
        }),
      ),
    );
  },
  { name: 'review-page', dependencies: ['errors', 'security'] },
);
