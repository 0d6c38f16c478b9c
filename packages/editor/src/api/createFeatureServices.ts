import type { ApiClient, ApiError, ImportJob as ApiJob, MediaFile } from '@dreamfork/api-client';
import { fail, mediaPath, succeed } from '@dreamfork/story';
import type {
  ApiConsoleServices,
  FileServices,
  GeneratorServices,
  ImportedStory,
  ImportJob,
  LibraryFile,
  MediaLibraryServices,
  MediaServices,
  ServiceProblem,
  UploadedFile,
  VersionServices,
} from '../services.ts';
import { toSaveProblem } from './saveProblem.ts';

const done = ['succeeded', 'success', 'completed'];
const failed = ['failed', 'error'];

type ImportCounts = {
  title?: string | undefined;
  nodes?: number | undefined;
  media?: number | undefined;
};

const imported = (storyId: string, { title, nodes, media }: ImportCounts): ImportedStory => ({
  storyId,
  ...(title === undefined ? {} : { title }),
  ...(nodes === undefined ? {} : { nodes }),
  ...(media === undefined ? {} : { media }),
});

function readJob({ status, storyId, data, errorMessage }: ApiJob): ImportJob {
  const state = status.toLowerCase();
  const id = storyId ?? data?.storyId;
  if (done.includes(state) && id) return { kind: 'done', story: imported(id, data ?? {}) };
  // A job that is done and names no story has brought nothing.
  const isOver = done.includes(state) || failed.includes(state);
  return isOver ? { kind: 'failed', message: errorMessage ?? '' } : { kind: 'running' };
}

/** Stories as files over the Dreamfork API. */
export const createFileServices = (
  { storyFiles }: ApiClient,
  openStory?: FileServices['openStory'],
): FileServices => ({
  ...(openStory ? { openStory } : {}),
  exportStory: async (storyId) => {
    const answer = await storyFiles.exportStory(storyId);
    return answer.ok ? answer : fail(toServiceProblem(answer.error));
  },
  importStory: async ({ file, onProgress, signal }) => {
    const answer = await storyFiles.importStory(file, { onProgress, signal });
    if (!answer.ok) return fail(toServiceProblem(answer.error));
    const { storyId, jobId, title, nodesCount: nodes, mediaFilesCount: media } = answer.value;
    if (storyId)
      return succeed({ kind: 'done', story: imported(storyId, { title, nodes, media }) });
    return jobId ? succeed({ kind: 'job', jobId }) : fail({ message: '' });
  },
  importJob: async (jobId, signal) => {
    const answer = await storyFiles.importJob(jobId, { signal });
    return answer.ok ? succeed(readJob(answer.value)) : fail(toServiceProblem(answer.error));
  },
});

/** Who writes where the server names nobody. */
const fallbackProviders = [{ name: 'ollama', displayName: 'Ollama' }];

/** Texts on request over the Dreamfork API. */
export const createGeneratorServices = ({ generation }: ApiClient): GeneratorServices => ({
  providers: async () => {
    const answer = await generation.providers();
    return answer.ok && answer.value.providers.length > 0
      ? answer.value.providers
      : fallbackProviders;
  },
  models: async (provider) => {
    const answer = await generation.models(provider);
    return answer.ok ? succeed(answer.value.models) : fail(toServiceProblem(answer.error));
  },
  templates: async () => {
    const answer = await generation.templates();
    return answer.ok ? answer.value.templates : [];
  },
  saveTemplate: async (template) => {
    const answer = await generation.saveTemplate(template);
    return answer.ok ? answer : fail(toServiceProblem(answer.error));
  },
  generate: async ({ signal, ...request }) => {
    const answer = await generation.generate(request, { signal });
    return answer.ok ? succeed(answer.value.content) : fail(toServiceProblem(answer.error));
  },
});

export const toServiceProblem = (error: ApiError): ServiceProblem => ({
  message: error.message,
  ...(error.kind === 'http' ? { status: error.status } : {}),
  ...(error.kind === 'aborted' ? { isAborted: true as const } : {}),
});

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
  ...toUploadedFile(file),
  description: file.description,
  isKept: file.isKept ?? false,
  uploadedAt: file.uploadedAt,
});

const createLibraryServices = (media: ApiClient['media']): MediaLibraryServices => ({
  list: async ({ search, type, sort, unused, skip }) => {
    const answer = await media.files({
      skip,
      sort,
      ...(search ? { search } : {}),
      ...(type === 'all' ? {} : { type }),
      ...(unused ? { unused: 'true' } : {}),
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
  fetchFile: async (url, signal) => {
    const answer = await media.fetchFile(url, { signal });
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

/** The kept states of stories over the Dreamfork API. */
export const createVersionServices = (client: ApiClient): VersionServices => ({
  list: async ({ id, cursor }) => {
    const answer = await client.versions.list(id, cursor === undefined ? {} : { cursor });
    return answer.ok ? succeed(answer.value) : fail(toSaveProblem(answer.error));
  },
  read: async ({ id, version }) => {
    const answer = await client.versions.read(id, version);
    return answer.ok ? succeed(answer.value.document) : fail(toSaveProblem(answer.error));
  },
  rename: async ({ id, version, name }) => {
    const answer = await client.versions.rename(id, version, { name });
    return answer.ok ? succeed(answer.value) : fail(toSaveProblem(answer.error));
  },
});
