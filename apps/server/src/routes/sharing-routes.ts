import { sharingRoutes } from '@dreamfork/api-client/contract';
import type { FastifyReply } from 'fastify';
import { ApiError } from '../api-error.ts';
import { publicAddress } from '../configuration/public-address.ts';
import { readForExport } from '../services/media/read-for-export.ts';
import type { Services } from '../services/services.ts';
import { exportStory } from '../services/sharing/export-story.ts';
import { attachment } from '../services/sharing/file-name.ts';
import { describeEmbedding } from '../services/sharing/oembed.ts';
import { readOwnStory } from '../services/stories/read-story.ts';
import { findStoryAccess } from '../services/stories/story-rights.ts';
import type { Call, RouteGroup } from './register-routes.ts';

/** Sends a story as one page, or as a ZIP of the page and its files: public ones to everybody, private ones to their authors. */
export function createSendStoryHtml(services: Services) {
  async function findAnswer(
    storyId: string,
    identify: Call<(typeof sharingRoutes)['storyHtml']>['identify'],
  ): Promise<Buffer> {
    const published = await services.published.find(storyId);
    if (published) return published.body;
    const viewer = await identify();
    const access = viewer && (await findStoryAccess(services, { storyId, userId: viewer.user.id }));
    const own = access && (await readOwnStory(services, access));
    if (!own) throw new ApiError('story-not-found');
    return Buffer.from(own.text);
  }

  return async ({
    params,
    query,
    identify,
    abortable,
    request,
    reply,
  }: Call<(typeof sharingRoutes)['storyHtml']>): Promise<FastifyReply> => {
    const { player } = services;
    if (!player) throw new ApiError('not-found');
    const { title, extension, content } = await exportStory({
      documents: abortable().documents,
      answer: await findAnswer(params.id, identify),
      player,
      hosts: query.hosts.split(',').filter(Boolean),
      publicAddress: publicAddress(services.configuration, request),
      readMedia: readForExport(services, identify),
    });
    return (
      reply
        .header('cache-control', 'no-store')
        .header('content-disposition', attachment(title, extension, 'story'))
        .header(
          'content-type',
          extension === '.zip' ? 'application/zip' : 'text/html; charset=utf-8',
        )
        // The file is for download: opened here, its scripts would run with the rights of this site.
        .header(
          'content-security-policy',
          "sandbox; default-src 'none'; base-uri 'none'; frame-ancestors 'none'",
        )
        .send(content)
    );
  };
}

export const registerSharingRoutes: RouteGroup = ({ answer, send, services, limits }) => {
  answer(sharingRoutes.oembed, ({ query, request }) =>
    describeEmbedding(services, query, publicAddress(services.configuration, request)),
  );
  send(sharingRoutes.storyHtml, createSendStoryHtml(services), limits.storyFile);
};
