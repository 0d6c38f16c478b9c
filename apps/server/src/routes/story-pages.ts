import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import plugin from 'fastify-plugin';
import { ApiError } from '../api-error.ts';
import { publicAddress } from '../configuration/public-address.ts';
import { scriptHints } from '../html/elements.ts';
import { storyHead } from '../html/page-head.ts';
import { previewHtml, previewStyle } from '../html/preview-html.ts';
import { busyRetryAfter } from '../plugins/errors.ts';
import type { SitePage } from '../plugins/site-page.ts';
import type { Services } from '../services/services.ts';
import { allowSharedCache, forEver, isHeld } from './shared-cache.ts';

type Options = { page: SitePage; services: Services };
type StoryRequest = FastifyRequest<{
  Params: { id: string };
  Querystring: { version?: string };
}>;

/** Lets any page embed this one in a frame. No other response of the server does. */
function allowFraming(reply: FastifyReply): void {
  const policy = String(reply.getHeader('content-security-policy') ?? '');
  reply
    .header(
      'content-security-policy',
      policy.replace("frame-ancestors 'none'", 'frame-ancestors *'),
    )
    .header('cross-origin-resource-policy', 'cross-origin')
    .removeHeader('x-frame-options');
}

/**
 * The site's page for one story. A public one has its opening, and meta elements for messengers and search
 * engines, before any script runs. A private one looks like a missing one: only the site's script has the
 * token to show it to its owner.
 */
export const storyPages = plugin<Options>(
  async (app, { page, services }) => {
    const { configuration } = services;
    const reader = page.filesOf('src/reading/startReading.tsx');
    const sendStory = async (
      request: StoryRequest,
      reply: FastifyReply,
      { isEmbedded }: { isEmbedded: boolean },
    ): Promise<FastifyReply> => {
      const storyId = request.params.id;
      const preview = await services.previews.find(storyId).catch((error: unknown) => {
        request.log.error({ error }, 'a story could not be drawn');
        return 'unavailable' as const;
      });
      // The site's script tells the reader, and tries again.
      if (preview === 'unavailable') {
        return page.send(reply.code(503).header('retry-after', busyRetryAfter));
      }
      if (!preview) return page.send(reply.code(404));
      const address = publicAddress(configuration, request);
      const send = configuration.publicUrl === undefined ? page.send : page.sendToAll;
      return send(reply, {
        language: preview.language,
        head:
          scriptHints(reader.scripts) +
          storyHead({ preview, storyId, publicAddress: address, isEmbedded }),
        root: { html: previewHtml(preview), style: previewStyle, sheets: reader.sheets },
      });
    };
    const hidden = { schema: { hide: true } };
    app.get('/story/:id', hidden, (request: StoryRequest, reply) =>
      sendStory(request, reply, { isEmbedded: false }),
    );
    app.get('/story/:id/cover.webp', hidden, async (request: StoryRequest, reply) => {
      const storyId = request.params.id;
      const [preview, cover] = await Promise.all([
        services.previews.find(storyId),
        services.previews.drawnCover(storyId),
      ]);
      if (!preview || !cover) throw new ApiError('story-not-found');
      const etag = `"${createHash('sha1').update(cover).digest('base64url')}"`;
      const isVersion = request.query.version === String(preview.version);
      allowSharedCache(reply, configuration, isVersion ? { browsers: forEver } : {});
      reply.header('etag', etag).header('cross-origin-resource-policy', 'cross-origin');
      if (isHeld(request, etag)) return reply.code(304).send();
      return reply.header('content-type', 'image/webp').send(cover);
    });
    app.get('/embed/:id', hidden, (request: StoryRequest, reply) => {
      allowFraming(reply);
      return sendStory(request, reply, { isEmbedded: true });
    });
  },
  { name: 'story-pages', dependencies: ['errors', 'security'] },
);
