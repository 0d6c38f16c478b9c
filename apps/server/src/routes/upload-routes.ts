import { mediaRoutes } from '@dreamfork/api-client/contract';
import type { FastifyPluginAsync } from 'fastify';
import { ApiError } from '../api-error.ts';
import { createUploadTurns, saidLength, uploadForms } from '../plugins/uploads.ts';
import { quotaOf, usedSpace } from '../services/media/quota.ts';
import { receiveUpload } from '../services/media/receive-upload.ts';
import { findUploadOwner } from '../services/media/showable-files.ts';
import { storeFile } from '../services/media/store-file.ts';
import type { Services } from '../services/services.ts';
import { rethrowDeletedReference } from './collisions.ts';
import { createRouteRegistrar } from './register-routes.ts';

type Options = { services: Services };

/** Bytes of a form beside its file, at most: a length that is this much larger says that there is no room. */
const formOverhead = 32 * 1024;

/** A plugin of its own, so that forms with files are understood here alone. */
export const uploadRoutes: FastifyPluginAsync<Options> = async (app, { services }) => {
  await app.register(uploadForms);
  const inTurn = createUploadTurns();
  createRouteRegistrar(app, services).send(
    mediaRoutes.upload,
    async ({ query, viewer: { user }, request, reply }) => {
      const stored = await inTurn({ request, reply, userId: user.id }, async () => {
        if (!request.isMultipart()) throw new ApiError('request-invalid');
        const { owner, storyId } = await findUploadOwner(services, { ...query, user });
        const { bytes } = await usedSpace(services.database, owner.id);
        const room = quotaOf(services, owner) - bytes;
        // The poster is not counted, so a length proves little where one may come along.
        const said = saidLength(request) ?? 0;
        if (room <= 0 || said - formOverhead > room + 5 * 1024 * 1024) {
          throw new ApiError('media-quota-exceeded');
        }
        return receiveUpload(
          { parts: request.parts(), temporary: services.media.temporary, room },
          (upload) => storeFile(services, { ...upload, owner, storyId }),
        );
      }).catch((error: unknown) => rethrowDeletedReference(services, request, error));
      return reply.code(201).header('cache-control', 'no-store').send(stored);
    },
    { config: { isUpload: true } },
  );
};
