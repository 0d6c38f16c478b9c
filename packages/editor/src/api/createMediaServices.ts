import { type ApiClient, type MediaFile, routes, uploadMedia } from '@dreamfork/api-client';

import { fail, mediaPath, removableAfterDays, succeed } from '@dreamfork/story';
import type {
  ApiConsoleServices,
  LibraryFile,
  MediaLibraryServices,
  MediaServices,
  UploadedFile,
} from '../services/index.ts';
import { toServiceProblem } from './saveProblem.ts';

const { media } = routes;

/** A file of the server as a node shows it. */
const toUploadedFile = ({ id, originalFileName, ...file }: MediaFile): UploadedFile => ({
  id,
  url: mediaPath(id),
  fileName: originalFileName,
  mimeType: file.mimeType,
  fileSize: file.fileSize,
  width: file.width,
  height: file.height,
  placeholder: file.placeholder,
  waveform: file.waveform,
});

const toLibraryFile = (file: MediaFile): LibraryFile => ({
  ...file,
  ...toUploadedFile(file),
  isKept: file.isKept ?? false,
});

const createLibraryServices = (
  client: ApiClient,
  sharedStoryId: string | undefined,
): MediaLibraryServices => ({
  isReadOnly: sharedStoryId !== undefined,
  list: async ({ search, type, sort, use, skip }) => {
    const answer = await client.call(media.files, {
      query: {
        skip,
        sort,
        ...(search ? { search } : {}),
        ...(type === 'all' ? {} : { type }),
        ...(use === 'unused' ? { unused: 'true' } : {}),
        ...(use === 'long-unused' ? { unusedDays: removableAfterDays } : {}),
        ...(sharedStoryId === undefined ? {} : { storyId: sharedStoryId }),
      },
    });
    if (!answer.ok) return fail(toServiceProblem(answer.error));
    const { items, total } = answer.value;
    return succeed({ items: items.map(toLibraryFile), total });
  },
  uses: async (fileId) => {
    const answer = await client.call(media.fileUses, { params: { id: fileId } });
    return answer.ok ? answer : fail(toServiceProblem(answer.error));
  },
  change: async (fileId, { fileName, ...change }) => {
    const answer = await client.call(media.updateFile, {
      params: { id: fileId },
      body: { originalFileName: fileName, ...change },
    });
    return answer.ok ? succeed(toLibraryFile(answer.value)) : fail(toServiceProblem(answer.error));
  },
  replace: async ({ fromId, toId, ...order }) => {
    const answer = await client.call(media.replaceFile, {
      params: { id: fromId },
      body: { fileId: toId, ...order },
    });
    return answer.ok ? answer : fail(toServiceProblem(answer.error));
  },
  remove: async (fileId) => {
    const answer = await client.call(media.removeFile, { params: { id: fileId } });
    return answer.ok ? answer : fail(toServiceProblem(answer.error));
  },
});

/** Media files over the Dreamfork API: the author's own, or those of a story of somebody else's that they write. */
export const createMediaServices = (client: ApiClient, sharedStoryId?: string): MediaServices => ({
  upload: async ({ nodeId, onProgress, signal, ...content }) => {
    const upload = { ...content, tags: `node-${nodeId},uploaded`, storyId: sharedStoryId };
    const answer = await uploadMedia(client, upload, { onProgress, signal });
    if (!answer.ok) return fail(toServiceProblem(answer.error));
    return succeed(toUploadedFile(answer.value));
  },
  fetchFile: async ({ signal, ...file }) => {
    const answer = await client.call(
      media.fetchFile,
      { body: { ...file, ...(sharedStoryId === undefined ? {} : { storyId: sharedStoryId }) } },
      { signal },
    );
    return answer.ok ? succeed(toUploadedFile(answer.value)) : fail(toServiceProblem(answer.error));
  },
  createNode: async ({ storyId, fileId, ...metadata }) => {
    const answer = await client.call(media.createNode, {
      body: { ...metadata, storyFlowId: storyId, mediaFileId: fileId },
    });
    return answer.ok ? succeed({ id: answer.value.id }) : fail(toServiceProblem(answer.error));
  },
  removeNode: async (mediaNodeId) => {
    const answer = await client.call(media.removeNode, { params: { id: mediaNodeId } });
    return answer.ok ? answer : fail(toServiceProblem(answer.error));
  },
  library: createLibraryServices(client, sharedStoryId),
  // How much room the owner of a story has is theirs to know.
  ...(sharedStoryId === undefined
    ? {
        storage: async () => {
          const answer = await client.call(media.storage, {});
          return answer.ok ? answer : fail(toServiceProblem(answer.error));
        },
      }
    : {}),
  sign: async (paths) => {
    const answer = await client.call(media.sign, { body: { paths } });
    if (!answer.ok) return fail(toServiceProblem(answer.error));
    return succeed(
      answer.value.items.map(({ path, signedPath, expiresAt }) => ({
        path,
        address: `${client.baseUrl}${signedPath}`,
        endsAt: Date.parse(expiresAt),
      })),
    );
  },
});

/** Looks at addresses through the client, which keeps its token to its own server. */
export const createApiConsoleServices = ({ fetchUrl }: ApiClient): ApiConsoleServices => ({
  get: async ({ url, signal }) => {
    const answer = await fetchUrl(url, { signal });
    return answer.ok ? answer : fail(toServiceProblem(answer.error));
  },
});
