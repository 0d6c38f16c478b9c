import { maxUploadBytes, mediaRoutes } from '@dreamfork/api-client/contract';
import type { Viewer } from '../services/authentication/sessions.ts';
import { changeFile, listUses, removeFile } from '../services/media/change-file.ts';
import { fetchFile } from '../services/media/fetch-file.ts';
import { listFiles } from '../services/media/list-files.ts';
import {
  createMediaNode,
  listMediaNodes,
  readMediaNode,
  removeMediaNode,
  updateMediaNode,
} from '../services/media/media-nodes.ts';
import { toMediaFile } from '../services/media/media-rows.ts';
import { mediaTypes } from '../services/media/media-types.ts';
import { quotaOf, usedSpace } from '../services/media/quota.ts';
import { replaceFile } from '../services/media/replace-file.ts';
import { findUploadOwner, readFileRow } from '../services/media/showable-files.ts';
import { signPaths } from '../services/media/sign-paths.ts';
import { requireRight } from '../services/stories/story-rights.ts';
import { registerMediaContentRoutes } from './media-content-routes.ts';
import type { RouteGroup } from './register-routes.ts';

const fileOf = ({ params, viewer }: { params: { id: string }; viewer: Viewer }) => ({
  fileId: params.id,
  ownerId: viewer.user.id,
});

/** Every call of media but the upload, which has a parser of its own. */
export const registerMediaRoutes: RouteGroup = (tools) => {
  registerMediaContentRoutes(tools);
  registerMediaNodeRoutes(tools);
  const { answer, services, limits } = tools;
  answer(mediaRoutes.files, async ({ query: { storyId, ...query }, viewer }) => {
    const userId = viewer.user.id;
    if (storyId === undefined) return listFiles(services, { ...query, ownerId: userId });
    await requireRight(services, { storyId, userId }, 'read');
    return listFiles(services, { ...query, storyId });
  });
  answer(mediaRoutes.file, async ({ params, viewer }) =>
    toMediaFile(await readFileRow(services, { fileId: params.id, userId: viewer.user.id })),
  );
  answer(mediaRoutes.updateFile, (call) => changeFile(services, fileOf(call), call.body));
  answer(mediaRoutes.removeFile, async (call) => {
    await removeFile(services, fileOf(call));
    return { success: true as const };
  });
  answer(mediaRoutes.fileUses, (call) => listUses(services, fileOf(call)));
  answer(mediaRoutes.replaceFile, (call) => replaceFile(call.abortable(), fileOf(call), call.body));
  answer(
    mediaRoutes.fetchFile,
    async ({ body: { storyId, ...body }, viewer }) => {
      const forStory = await findUploadOwner(services, { storyId, user: viewer.user });
      return fetchFile(services, { ...forStory, ...body });
    },
    { preHandler: limits.mediaFetches },
  );
  answer(mediaRoutes.sign, ({ body, viewer }) =>
    signPaths(services, { userId: viewer.user.id, paths: body.paths }),
  );
  answer(mediaRoutes.supportedTypes, async () => ({
    mimeTypes: mediaTypes.map(({ mimeType }) => mimeType),
    maxBytes: maxUploadBytes,
  }));
  answer(mediaRoutes.storage, async ({ viewer }) => {
    const { bytes, count } = await usedSpace(services.database, viewer.user.id);
    return { usedBytes: bytes, totalBytes: quotaOf(services, viewer.user), fileCount: count };
  });
};

/** The first addresses are the documented ones. */
const families = ['/api/media/nodes', '/api/media-nodes'] as const;

/** The specification has the calls of media nodes under two addresses. */
const registerMediaNodeRoutes: RouteGroup = ({ answer, services }) => {
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
        readMediaNode(services, { nodeId: params.id, userId: viewer.user.id }),
      { isHidden: isHidden(node) },
    );
    answer(
      at(updateNode),
      ({ params, body, viewer }) =>
        updateMediaNode(services, { nodeId: params.id, userId: viewer.user.id }, body),
      { isHidden: isHidden(updateNode) },
    );
    answer(
      at(removeNode),
      async ({ params, viewer }) => {
        await removeMediaNode(services, { nodeId: params.id, userId: viewer.user.id });
        return { success: true as const };
      },
      { isHidden: isHidden(removeNode) },
    );
    answer(
      at(storyNodes),
      async ({ params, viewer }) => ({
        items: await listMediaNodes(services, { storyId: params.id, userId: viewer.user.id }),
      }),
      { isHidden: isHidden(storyNodes) },
    );
  }
};
