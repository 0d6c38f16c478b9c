import { sharingRoutes } from '@dreamfork/api-client/contract';
import { publicAddress } from '../../configuration/public-address.ts';
import { describeEmbedding } from '../../services/sharing/oembed.ts';
import type { RouteGroup } from '../route-group.ts';
import { createSendStoryHtml } from './send-story-html.ts';

export const bindSharing: RouteGroup = ({ answer, send, services, limits }) => {
  answer(sharingRoutes.oembed, ({ query, request }) =>
    describeEmbedding(services, query, publicAddress(services.configuration, request)),
  );
  send(sharingRoutes.storyHtml, createSendStoryHtml(services), limits.storyFile);
};
