import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import plugin from 'fastify-plugin';
import type { PageRenderer } from '../../../site/src/prerender/pageRenderer.ts';
import { publicAddress } from '../configuration/public-address.ts';
import { pageHead } from '../html/page-head.ts';
import type { Locale } from '../messages/locale.ts';
import { visitorLocale } from '../messages/locale.ts';
import type { SitePage } from '../plugins/site-page.ts';
import type { Services } from '../services/services.ts';

/** The server renders the page of a guest. For signed-in visitors the invitation to sign in is hidden but keeps
 * its space. */
export const prerenderedStyle =
  '[data-visitor="known"] #prerendered [data-guest]{visibility:hidden}';

type Options = { page: SitePage; renderer: PageRenderer; services: Services };

/** Calls this server's API without the network, on behalf of one visitor and without their token. */
const ownFetch =
  (app: FastifyInstance, { ip }: FastifyRequest, locale: Locale): typeof globalThis.fetch =>
  async (input) => {
    const url = input instanceof Request ? input.url : input.toString();
    const answer = await app.inject({
      method: 'GET',
      url,
      remoteAddress: ip,
      headers: { 'accept-language': locale },
    });
    return new Response(answer.payload, {
      status: answer.statusCode,
      headers: { 'content-type': String(answer.headers['content-type'] ?? '') },
    });
  };

/**
 * The site's public pages, rendered as a guest sees them, for reading before or without scripts. Where
 * rendering fails, the site's script renders the page, as it does all others.
 */
export const sitePages = plugin<Options>(
  async (app, { page, renderer, services }) => {
    const send = async (path: string, request: FastifyRequest, reply: FastifyReply) => {
      const locale = visitorLocale(request);
      try {
        const { html, data, sheets, style, ...facts } = await renderer.renderPage({
          path,
          locale,
          fetch: ownFetch(app, request, locale),
        });
        const address = publicAddress(services.configuration, request) + path;
        return page.send(reply, {
          head: pageHead({ ...facts, language: locale, address }),
          root: {
            html: `<div id="prerendered">${html}</div>`,
            style: prerenderedStyle + style,
            sheets,
            data,
          },
        });
      } catch (error) {
        request.log.error({ err: error, path }, 'A page of the site could not be drawn.');
        return page.send(reply);
      }
    };
    for (const path of renderer.paths) {
      app.get(path, { schema: { hide: true } }, (request, reply) =>
        // The search of a visitor is in the query string, which only the script handles.
        request.url.includes('?') ? page.send(reply) : send(path, request, reply),
      );
    }
  },
  { name: 'site-pages', dependencies: ['errors', 'security'] },
);
