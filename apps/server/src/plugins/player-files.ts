import { existsSync } from 'node:fs';
import fastifyStatic from '@fastify/static';
import plugin from 'fastify-plugin';

type Options = { directory: string };

const oneHour = 60 * 60;
const servedFile = /^\/(?:element\.js|fonts\/[\w-]+\.woff2)$/;

/**
 * The script of `<dreamfork-player>` and its fonts, for pages of any host. The address is the same for all
 * versions, so caches keep it for an hour only.
 */
export const playerFiles = plugin<Options>(
  async (app, { directory }) => {
    if (!existsSync(directory)) return;
    await app.register(fastifyStatic, {
      root: directory,
      prefix: '/player/',
      decorateReply: false,
      index: false,
      preCompressed: true,
      cacheControl: false,
      allowedPath: (path) => servedFile.test(path),
      setHeaders: (reply) => {
        reply.header('cache-control', `public, max-age=${oneHour}`);
        reply.header('cross-origin-resource-policy', 'cross-origin');
      },
    });
  },
  { name: 'player-files', dependencies: ['security'] },
);
