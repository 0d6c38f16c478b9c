import type { FastifyReply, FastifyRequest } from 'fastify';
import plugin from 'fastify-plugin';
import { ApiError } from '../api-error.ts';
import { publicAddress } from '../configuration/public-address.ts';
import { scriptHints } from '../html/elements.ts';
import { storyHead } from '../html/page-head.ts';
import { previewHtml, previewStyle } from '../html/preview-html.ts';
import type { SitePage } from '../plugins/site-page.ts';
import type { Services } from '../services/services.ts';

type Options = { page: SitePage; services: Services };
type StoryRequest = FastifyRequest<{ Params: { id: string } }>;

const oneDay = 24 * 60 * 60;

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
    const reader = page.filesOf('src/reading/startReading.tsx');
    const sendStory = async (
      request: StoryRequest,
      reply: FastifyReply,
      { isEmbedded }: { isEmbedded: boolean },
    ): Promise<FastifyReply> => {
      const storyId = request.params.id;
      const preview = await services.previews.find(storyId);
      if (!preview) return page.send(reply.code(404));
      const address = publicAddress(services.configuration, request);
      return page.send(reply, {
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
      const cover = await services.previews.drawnCover(request.params.id);
      if (!cover) throw new ApiError('story-not-found');
      return reply
        .header('content-type', 'image/webp')
        .header('cache-control', `public, max-age=${oneDay}`)
        .header('cross-origin-resource-policy', 'cross-origin')
        .send(cover);
    });
    app.get('/embed/:id', hidden, (request: StoryRequest, reply) => {
      allowFraming(reply);
      return sendStory(request, reply, { isEmbedded: true });
    });
  },
  { name: 'story-pages', dependencies: ['errors', 'security'] },
);
