import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import plugin from 'fastify-plugin';
import { publicAddress } from '../../configuration/public-address.ts';
import { pageHead } from '../../html/page-head.ts';
import { prerenderedStyle } from '../../html/prerendered-style.ts';
import type { PageRenderer } from '../../plugins/page-renderer.ts';
import type { SitePage } from '../../plugins/site-page.ts';
import type { Services } from '../../services/services.ts';

type Options = { page: SitePage; renderer: PageRenderer; services: Services };

/** Our own API, asked without a way over the network, on behalf of one visitor and without their token. */
const ownFetch =
  (app: FastifyInstance, { ip }: FastifyRequest): typeof globalThis.fetch =>
  async (input) => {
    const url = input instanceof Request ? input.url : input.toString();
    const answer = await app.inject({ method: 'GET', url, remoteAddress: ip });
    return new Response(answer.payload, {
      status: answer.statusCode,
      headers: { 'content-type': String(answer.headers['content-type'] ?? '') },
    });
  };

/**
 * The site's open pages, drawn as a guest sees them: there to be read before any script runs, and for those
 * who run none. Where drawing fails the site's script draws the page, as it does all others.
 */
export const sitePages = plugin<Options>(
  async (app, { page, renderer, services }) => {
    const send = async (path: string, request: FastifyRequest, reply: FastifyReply) => {
      try {
        const { html, data, sheets, style, ...facts } = await renderer.renderPage({
          path,
          fetch: ownFetch(app, request),
        });
        const address = publicAddress(services.configuration, request) + path;
        return page.send(reply, {
          language: facts.language,
          head: pageHead({ ...facts, address }),
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
        // What the visitor searches for is in the address, and only the script shows that.
        request.url.includes('?') ? page.send(reply) : send(path, request, reply),
      );
    }
  },
  { name: 'site-pages', dependencies: ['errors', 'security'] },
);
