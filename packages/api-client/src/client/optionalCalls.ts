import { assistantRoutes as assistant } from '../contract/assistant.ts';
import { fileRoutes as storyFiles } from '../contract/files.ts';
import { generationRoutes as generation } from '../contract/generation.ts';
import type {
  FetchFileRequest,
  GenerateRequest,
  MediaFileChange,
  MediaListQuery,
  MediaNodeRequest,
  MediaReplacement,
  PromptTemplate,
  RenameVersionRequest,
  StatisticsQuery,
  VersionListQuery,
} from '../contract/index.ts';
import { mediaRoutes as media } from '../contract/mediaRoutes.ts';
import { statisticsRoutes as statistics } from '../contract/statistics.ts';
import { versionRoutes as versions } from '../contract/versions.ts';
import { createFetchFile } from './fetchFile.ts';
import { createSendForm, type UploadOptions } from './sendForm.ts';
import type { Call, CallOptions, ClientOptions } from './transport.ts';
import { createWrite } from './writeWithAssistant.ts';

/** A file on its way to the server, and what is said about it. */
export type MediaUpload = {
  file: File;
  description?: string;
  tags?: string;
  /** A picture of a video. */
  poster?: Blob | undefined;
  /** Loudness of a sound over its length, 0 to 255. */
  waveform?: readonly number[] | undefined;
};

/** The states that the server kept of a story. */
export const createVersionCalls = (call: Call) => ({
  list: (id: string, query: VersionListQuery = {}, extras?: CallOptions) =>
    call(versions.list, { params: { id }, query }, extras),
  read: (id: string, version: number, extras?: CallOptions) =>
    call(versions.read, { params: { id, version } }, extras),
  rename: (id: string, version: number, body: RenameVersionRequest, extras?: CallOptions) =>
    call(versions.rename, { params: { id, version }, body }, extras),
});

/** What readers did. */
export const createStatisticsCalls = (call: Call) => ({
  story: (id: string, query: StatisticsQuery = {}, extras?: CallOptions) =>
    call(statistics.story, { params: { id }, query }, extras),
  week: (extras?: CallOptions) => call(statistics.week, {}, extras),
});

/** Files of media, and the nodes that use them. */
export const createMediaCalls = (call: Call, options: ClientOptions) => {
  const sendForm = createSendForm(options);
  const fetchContent = createFetchFile(options);
  return {
    upload: (
      { file, description = '', tags = '', poster, waveform }: MediaUpload,
      extras?: UploadOptions,
    ) => {
      const form = new FormData();
      form.set('description', description);
      form.set('tags', tags);
      form.set('metadataJson', JSON.stringify({ description, tags }));
      if (poster) form.set('poster', poster);
      if (waveform) form.set('waveform', JSON.stringify(waveform));
      // The file comes last: a server reads it as it arrives, and then knows all about it.
      form.set('file', file);
      return sendForm(media.upload, form, extras);
    },
    files: (query: MediaListQuery = {}, extras?: CallOptions) =>
      call(media.files, { query }, extras),
    file: (id: string, extras?: CallOptions) => call(media.file, { params: { id } }, extras),
    updateFile: (id: string, body: MediaFileChange, extras?: CallOptions) =>
      call(media.updateFile, { params: { id }, body }, extras),
    removeFile: (id: string, extras?: CallOptions) =>
      call(media.removeFile, { params: { id } }, extras),
    fileUses: (id: string, extras?: CallOptions) =>
      call(media.fileUses, { params: { id } }, extras),
    replaceFile: (id: string, body: MediaReplacement, extras?: CallOptions) =>
      call(media.replaceFile, { params: { id }, body }, extras),
    fetchFile: (body: FetchFileRequest, extras?: CallOptions) =>
      call(media.fetchFile, { body }, extras),
    download: (id: string, extras?: CallOptions) => fetchContent(media.download, { id }, extras),
    sign: (paths: string[], extras?: CallOptions) => call(media.sign, { body: { paths } }, extras),
    createNode: (body: MediaNodeRequest, extras?: CallOptions) =>
      call(media.createNode, { body }, extras),
    node: (id: string, extras?: CallOptions) => call(media.node, { params: { id } }, extras),
    updateNode: (id: string, body: Partial<MediaNodeRequest>, extras?: CallOptions) =>
      call(media.updateNode, { params: { id }, body }, extras),
    removeNode: (id: string, extras?: CallOptions) =>
      call(media.removeNode, { params: { id } }, extras),
    storyNodes: (storyId: string, extras?: CallOptions) =>
      call(media.storyNodes, { params: { id: storyId } }, extras),
    supportedTypes: (extras?: CallOptions) => call(media.supportedTypes, {}, extras),
    storage: (extras?: CallOptions) => call(media.storage, {}, extras),
  };
};

/** Texts on request. */
export const createGenerationCalls = (call: Call) => ({
  providers: (extras?: CallOptions) => call(generation.providers, {}, extras),
  models: (provider: string, extras?: CallOptions) =>
    call(generation.models, { query: { provider } }, extras),
  templates: (extras?: CallOptions) => call(generation.templates, {}, extras),
  saveTemplate: (body: PromptTemplate, extras?: CallOptions) =>
    call(generation.saveTemplate, { body }, extras),
  /** A text takes its time: it is given up only from outside, or after five minutes. */
  generate: (body: GenerateRequest, extras?: CallOptions) =>
    call(generation.generate, { body }, extras),
});

/** Help with writing. */
export const createAssistantCalls = (call: Call, options: ClientOptions) => ({
  models: (provider: string, extras?: CallOptions) =>
    call(assistant.models, { query: { provider } }, extras),
  usage: (extras?: CallOptions) => call(assistant.usage, {}, extras),
  write: createWrite(options),
  removeTemplate: (key: string, extras?: CallOptions) =>
    call(assistant.removeTemplate, { params: { key } }, extras),
});

/** Stories as files. */
export const createFileCalls = (call: Call, options: ClientOptions) => {
  const sendForm = createSendForm(options);
  const fetchFile = createFetchFile(options);
  return {
    exportStory: (id: string, extras?: CallOptions) =>
      fetchFile(storyFiles.exportStory, { id }, extras),
    importStory: (file: File, extras?: UploadOptions) => {
      const form = new FormData();
      form.set('file', file);
      return sendForm(storyFiles.importStory, form, extras);
    },
    importJob: (id: string, extras?: CallOptions) =>
      call(storyFiles.importJob, { params: { id } }, extras),
    cancelImport: (id: string, extras?: CallOptions) =>
      call(storyFiles.cancelImport, { params: { id } }, extras),
  };
};
