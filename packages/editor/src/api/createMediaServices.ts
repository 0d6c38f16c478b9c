import type { ApiClient, MediaFile } from '@dreamfork/api-client';
import { fail, mediaPath, removableAfterDays, succeed } from '@dreamfork/story';
import type {
  ApiConsoleServices,
  LibraryFile,
  MediaLibraryServices,
  MediaServices,
  UploadedFile,
} from '../services/index.ts';
import { toServiceProblem } from './saveProblem.ts';

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

const createLibraryServices = (media: ApiClient['media']): MediaLibraryServices => ({
  list: async ({ search, type, sort, use, skip }) => {
    const answer = await media.files({
      skip,
      sort,
      ...(search ? { search } : {}),
      ...(type === 'all' ? {} : { type }),
      ...(use === 'unused' ? { unused: 'true' } : {}),
      ...(use === 'long-unused' ? { unusedDays: removableAfterDays } : {}),
    });
    if (!answer.ok) return fail(toServiceProblem(answer.error));
    const { items, total } = answer.value;
    return succeed({ items: items.map(toLibraryFile), total });
  },
  uses: async (fileId) => {
    const answer = await media.fileUses(fileId);
    return answer.ok ? answer : fail(toServiceProblem(answer.error));
  },
  change: async (fileId, { fileName, ...change }) => {
    const answer = await media.updateFile(fileId, { originalFileName: fileName, ...change });
    return answer.ok ? succeed(toLibraryFile(answer.value)) : fail(toServiceProblem(answer.error));
  },
  replace: async ({ fromId, toId, ...order }) => {
    const answer = await media.replaceFile(fromId, { fileId: toId, ...order });
    return answer.ok ? answer : fail(toServiceProblem(answer.error));
  },
  remove: async (fileId) => {
    const answer = await media.removeFile(fileId);
    return answer.ok ? answer : fail(toServiceProblem(answer.error));
  },
});

/** Media files over the Dreamfork API. */
export const createMediaServices = ({ media, baseUrl }: ApiClient): MediaServices => ({
  upload: async ({ nodeId, onProgress, signal, ...content }) => {
    const upload = { ...content, tags: `node-${nodeId},uploaded` };
    const answer = await media.upload(upload, { onProgress, signal });
    if (!answer.ok) return fail(toServiceProblem(answer.error));
    return succeed(toUploadedFile(answer.value));
  },
  fetchFile: async ({ signal, ...file }) => {
    const answer = await media.fetchFile(file, { signal });
    return answer.ok ? succeed(toUploadedFile(answer.value)) : fail(toServiceProblem(answer.error));
  },
  createNode: async ({ storyId, fileId, ...metadata }) => {
    const answer = await media.createNode({
      ...metadata,
      storyFlowId: storyId,
      mediaFileId: fileId,
    });
    return answer.ok ? succeed({ id: answer.value.id }) : fail(toServiceProblem(answer.error));
  },
  removeNode: async (mediaNodeId) => {
    const answer = await media.removeNode(mediaNodeId);
    return answer.ok ? answer : fail(toServiceProblem(answer.error));
  },
  library: createLibraryServices(media),
  storage: async () => {
    const answer = await media.storage();
    return answer.ok ? answer : fail(toServiceProblem(answer.error));
  },
  sign: async (paths) => {
    const answer = await media.sign(paths);
    if (!answer.ok) return fail(toServiceProblem(answer.error));
    return succeed(
      answer.value.items.map(({ path, signedPath, expiresAt }) => ({
        path,
        address: `${baseUrl}${signedPath}`,
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
