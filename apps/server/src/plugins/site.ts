import { existsSync } from 'node:fs';
import { sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyRequest } from 'fastify';
import plugin from 'fastify-plugin';
import { ApiError } from '../api-error.ts';
import { demoDirectory } from '../configuration/paths.ts';
import { sendError } from './errors.ts';
import type { SitePage } from './site-page.ts';

type Options = {
  siteDirectory: string;
  page: SitePage | undefined;
  isSiteAddress: (pathname: string) => boolean;
};

const oneYear = 365 * 24 * 60 * 60;
const oneDay = 24 * 60 * 60;

// No page of the site has these prefixes, so an unknown address below one is a wrong API call.
const callPrefixes =
  /^\/(api|auth|users|content|chapters|choices|categories|tags|analytics|health|demo|assets|player)(\/|$)/;

const pathOf = ({ url }: FastifyRequest): string => url.split('?', 1)[0] ?? '';

const isNavigation = (request: FastifyRequest): boolean =>
  (request.method === 'GET' || request.method === 'HEAD') &&
  (request.headers.accept ?? '').includes('text/html') &&
  !callPrefixes.test(pathOf(request));

/** Serves the built site: hashed files cached for ever, its page for every address of the site, with 404 for others. */
export const site = plugin<Options>(
  async (app, { siteDirectory, page, isSiteAddress }) => {
    if (page) {
      await app.register(fastifyStatic, {
        root: siteDirectory,
        wildcard: false,
        index: false,
        preCompressed: true,
        globIgnore: ['**/index.html', 'render/**', '**/*.{br,gz}'],
        cacheControl: false,
        setHeaders: (reply, path) => {
          const isHashed = path.includes(`${sep}assets${sep}`);
          reply.header(
            'cache-control',
            isHashed ? `public, max-age=${oneYear}, immutable` : `public, max-age=${oneDay}`,
          );
        },
      });
      if (!app.hasRoute({ method: 'GET', url: '/' })) {
        app.get('/', { schema: { hide: true } }, (_request, reply) => page.send(reply));
      }
    } else {
      app.log.warn(
        { siteDirectory },
        'The site has not been built: only the API is served. Run `npm run build` first.',
      );
    }
    if (existsSync(demoDirectory)) {
      await app.register(fastifyStatic, {
        root: demoDirectory,
        prefix: '/demo/',
        decorateReply: false,
        index: false,
        allowedPath: (path) => path.endsWith('.webp'),
        maxAge: oneDay * 1000,
        // Stories are read on pages of other hosts too, with their pictures.
        setHeaders: (reply) => {
          reply.header('cross-origin-resource-policy', 'cross-origin');
        },
      });
    }
    app.setNotFoundHandler((request, reply) => {
      if (page && isNavigation(request)) {
        page.send(isSiteAddress(pathOf(request)) ? reply : reply.code(404));
      } else sendError(new ApiError('not-found'), request, reply);
    });
  },
  { name: 'site', dependencies: ['errors', 'security'] },
);
