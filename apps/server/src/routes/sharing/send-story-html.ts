import type { sharingRoutes } from '@dreamfork/api-client/contract';
import type { FastifyReply } from 'fastify';
import { ApiError } from '../../api-error.ts';
import { publicAddress } from '../../configuration/public-address.ts';
import { attachment } from '../../services/files/file-name.ts';
import type { Services } from '../../services/services.ts';
import { readStory } from '../../services/stories/read-story.ts';
import type { Call } from '../bind.ts';

/** Sends a story as one file: public ones to everybody, private ones to their owner. */
export function createSendStoryHtml(services: Services) {
  async function findAnswer(
    storyId: string,
    identify: Call<(typeof sharingRoutes)['storyHtml']>['identify'],
  ): Promise<Buffer> {
    const published = await services.published.find(storyId);
    if (published) return published.body;
    const viewer = await identify();
    const own =
      viewer && (await readStory(services, { storyId, readBy: { ownerId: viewer.user.id } }));
    if (!own) throw new ApiError('story-not-found');
    return Buffer.from(own.text);
  }

  return async ({
    params,
    identify,
    request,
    reply,
  }: Call<(typeof sharingRoutes)['storyHtml']>): Promise<FastifyReply> => {
    const { player } = services;
    if (!player) throw new ApiError('not-found');
    const { html, title } = await services.documents.writeStoryFile({
      answer: await findAnswer(params.id, identify),
      player,
      publicAddress: publicAddress(services.configuration, request),
    });
    return (
      reply
        .header('cache-control', 'no-store')
        .header('content-disposition', attachment(title, '.html', 'story'))
        .header('content-type', 'text/html; charset=utf-8')
        // The file is to be kept and opened from there; here its scripts must not run as ours.
        .header('content-security-policy', "sandbox; default-src 'none'; frame-ancestors 'none'")
        .send(Buffer.from(html))
    );
  };
}
