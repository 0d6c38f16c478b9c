import {
  errorMessages,
  fileRoutes,
  type ImportJob,
  maxStoryFileBytes,
} from '@dreamfork/api-client/contract';
import { storyFileExtension } from '@dreamfork/story';
import { inQuotes } from '@dreamfork/story/text';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { ApiError } from '../api-error.ts';
import type { Locale } from '../messages/locale.ts';
import { hangUpSignal } from '../plugins/hang-up.ts';
import { saidLength, storyFileForms } from '../plugins/uploads.ts';
import type { Services } from '../services/services.ts';
import { attachment } from '../services/sharing/file-name.ts';
import { requireRight } from '../services/stories/story-rights.ts';
import {
  cancelImport,
  findImport,
  type ImportFailure,
  toImportJob,
} from '../services/story-files/import-rows.ts';
import { receiveStoryFile } from '../services/story-files/receive-story-file.ts';
import { writeStoryFile } from '../services/story-files/write-story-file.ts';
import { rethrowDeletedReference } from './collisions.ts';
import { createRouteRegistrar, type RouteGroup } from './register-routes.ts';

/** A `content-disposition` for the file of a story; the characters of the specification become underscores. */
const storyFileAttachment = (title: string): string =>
  attachment(title.replaceAll(/[<>:"/\\|?*]/g, '_'), storyFileExtension, 'story');

/** Bytes of a form beside its file, at most. */
const formOverhead = 64 * 1024;

const sentence =
  (locale: Locale) =>
  ({ code, place }: ImportFailure): string => {
    const message = errorMessages[locale][code];
    if (place === null) return message;
    return `${inQuotes(place, locale)}: ${message}`;
  };

async function readJob(
  services: Services,
  wanted: { id: string; ownerId: string },
  locale: Locale,
): Promise<ImportJob> {
  const row = await findImport(services, wanted);
  if (!row) throw new ApiError('not-found');
  return toImportJob(row, sentence(locale));
}

/** Stories as files, but for the upload of one. */
export const registerStoryFileRoutes: RouteGroup = ({ answer, send, services, limits }) => {
  send(
    fileRoutes.exportStory,
    async ({ params, viewer, reply }) => {
      const caller = { storyId: params.id, userId: viewer.user.id };
      const access = await requireRight(services, caller, 'read');
      const file = await writeStoryFile(services, access);
      if (!file) throw new ApiError('story-not-found');
      return reply
        .header('cache-control', 'no-store')
        .header('content-type', 'application/zip')
        .header('content-disposition', storyFileAttachment(file.title))
        .send(file.content);
    },
    limits.storyFile,
  );
  answer(fileRoutes.importJob, ({ params, viewer, locale }) =>
    readJob(services, { id: params.id, ownerId: viewer.user.id }, locale),
  );
  answer(fileRoutes.cancelImport, async ({ params, viewer, locale }) => {
    const wanted = { id: params.id, ownerId: viewer.user.id };
    await cancelImport(services, wanted);
    const job = await readJob(services, wanted, locale);
    if (job.status === 'cancelled') services.imports.cancel(wanted.id);
    return job;
  });
};

/** The rest of a refused upload is not waited for. */
function refuseRest(request: FastifyRequest, reply: FastifyReply): void {
  reply.header('connection', 'close');
  request.raw.resume();
}

type Options = { services: Services };

/** A plugin of its own, so that forms with such large files are understood here alone. */
export const storyUploadRoutes: FastifyPluginAsync<Options> = async (app, { services }) => {
  await app.register(storyFileForms);
  createRouteRegistrar(app, services).send(
    fileRoutes.importStory,
    async ({ viewer: { user }, request, reply }) => {
      try {
        if (!request.isMultipart()) throw new ApiError('request-invalid');
        const said = saidLength(request) ?? 0;
        if (said > maxStoryFileBytes + formOverhead) throw new ApiError('file-too-large');
        const parts = request.parts();
        const jobId = await receiveStoryFile(services, { parts, ownerId: user.id });
        return await reply.header('cache-control', 'no-store').send({ success: true, jobId });
      } catch (error) {
        refuseRest(request, reply);
        if (hangUpSignal(reply.raw).aborted) {
          throw new ApiError('request-invalid', { cause: error });
        }
        return rethrowDeletedReference(services, request, error);
      }
    },
    { config: { isStoryUpload: true } },
  );
};
