import type { FastifyReply, FastifyRequest } from 'fastify';
import plugin from 'fastify-plugin';
import { publicAddress } from '../../configuration/public-address.ts';
import { openingHtml } from '../../html/opening-html.ts';
import { openingStyle } from '../../html/opening-style.ts';
import { scriptHints } from '../../html/script-hints.ts';
import { storyHead } from '../../html/story-head.ts';
import type { SitePage } from '../../plugins/site-page.ts';
import type { Services } from '../../services/services.ts';

type Options = { page: SitePage; services: Services };
type StoryRequest = FastifyRequest<{ Params: { id: string } }>;

/** Lets any page show this one in a frame. No other answer of the server does. */
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
 * The site's page for one story: a public one shows its opening before any script runs, and tells
 * messengers and search engines what it is. A private one looks like one that is not there: its owner's
 * browser shows it with the token that only the site's script has.
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
      const face = await services.faces.find(storyId);
      if (!face) return page.send(reply.code(404));
      const address = publicAddress(services.configuration, request);
      return page.send(reply, {
        language: face.language,
        head:
          scriptHints(reader.scripts) +
          storyHead({ face, storyId, publicAddress: address, isEmbedded }),
        root: { html: openingHtml(face), style: openingStyle, sheets: reader.sheets },
      });
    };
    const hidden = { schema: { hide: true } };
    app.get('/story/:id', hidden, (request: StoryRequest, reply) =>
      sendStory(request, reply, { isEmbedded: false }),
    );
    app.get('/embed/:id', hidden, (request: StoryRequest, reply) => {
      allowFraming(reply);
      return sendStory(request, reply, { isEmbedded: true });
    });
  },
  { name: 'story-pages', dependencies: ['errors', 'security'] },
);
