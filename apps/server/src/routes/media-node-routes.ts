import { mediaRoutes } from '@dreamfork/api-client/contract';
import {
  createMediaNode,
  listMediaNodes,
  readMediaNode,
  removeMediaNode,
  updateMediaNode,
} from '../services/media/media-nodes.ts';
import type { RouteGroup } from './register-routes.ts';

/** The first addresses are the documented ones. */
const families = ['/api/media/nodes', '/api/media-nodes'] as const;

/** The specification has the calls of media nodes under two addresses. */
export const registerMediaNodeRoutes: RouteGroup = ({ answer, services }) => {
  for (const family of families) {
    const at = <Definition extends { path: string }>(definition: Definition): Definition => ({
      ...definition,
      path: definition.path.replace(/^\/api\/media[/-]nodes/, family),
    });
    const isHidden = (definition: { path: string }) => at(definition).path !== definition.path;
    const { createNode, node, updateNode, removeNode, storyNodes } = mediaRoutes;
    answer(at(createNode), ({ body, viewer }) => createMediaNode(services, viewer.user.id, body), {
      isHidden: isHidden(createNode),
    });
    answer(
      at(node),
      ({ params, viewer }) =>
        readMediaNode(services, { nodeId: params.id, ownerId: viewer.user.id }),
      { isHidden: isHidden(node) },
    );
    answer(
      at(updateNode),
      ({ params, body, viewer }) =>
        updateMediaNode(services, { nodeId: params.id, ownerId: viewer.user.id }, body),
      { isHidden: isHidden(updateNode) },
    );
    answer(
      at(removeNode),
      async ({ params, viewer }) => {
        await removeMediaNode(services, { nodeId: params.id, ownerId: viewer.user.id });
        return { success: true as const };
      },
      { isHidden: isHidden(removeNode) },
    );
    answer(
      at(storyNodes),
      async ({ params, viewer }) => ({
        items: await listMediaNodes(services, { storyId: params.id, ownerId: viewer.user.id }),
      }),
      { isHidden: isHidden(storyNodes) },
    );
  }
};
