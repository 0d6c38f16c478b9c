import * as z from 'zod/mini';
import { authenticationRoutes as authentication } from '../contract/authentication.ts';
import { fileRoutes as storyFiles } from '../contract/files.ts';
import { generationRoutes as generation } from '../contract/generation.ts';
import { googleRoutes as google, googleStartPath } from '../contract/google.ts';
import type {
  GenerateRequest,
  GoogleSessionRequest,
  LoginRequest,
  MediaListQuery,
  MediaNodeRequest,
  NodeDraft,
  PlayEvents,
  PromptTemplate,
  RegistrationRequest,
  RenameVersionRequest,
  SaveStoryRequest,
  StoryListQuery,
  VersionListQuery,
} from '../contract/index.ts';
import { mediaRoutes as media, mediaPath } from '../contract/media.ts';
import { storyRoutes as stories } from '../contract/stories.ts';
import { systemRoutes as system } from '../contract/system.ts';
import { versionRoutes as versions } from '../contract/versions.ts';
import { createFetchFile } from './fetchFile.ts';
import { createLateCalls } from './lateCalls.ts';
import { createProbe } from './probe.ts';
import { createSendForm, type UploadOptions, uploadTimeout } from './sendForm.ts';
import { type CallOptions, type ClientOptions, createCall } from './transport.ts';

/** A whole story as any server may hold it. */
const uncheckedStory = { ...stories.data, response: z.unknown() };

/** A file on its way to the server, and what is said about it. */
export type MediaUpload = { file: File; description?: string; tags?: string };

/** Makes a client: every call of the API as a function whose errors are values. */
export function createClient(options: ClientOptions) {
  const call = createCall(options);
  const sendForm = createSendForm(options);
  const fetchFile = createFetchFile(options);
  const lateCalls = createLateCalls(options);

  return {
    authentication: {
      login: (body: LoginRequest, extras?: CallOptions) =>
        call(authentication.login, { body }, { ...extras, fallback: 'login', anonymous: true }),
      register: (body: RegistrationRequest, extras?: CallOptions) =>
        call(
          authentication.register,
          { body },
          { ...extras, fallback: 'register', anonymous: true },
        ),
      me: (extras?: CallOptions) => call(authentication.me, {}, extras),
      logout: (extras?: CallOptions) => call(authentication.logout, {}, extras),
      profile: (extras?: CallOptions) => call(authentication.profile, {}, extras),
    },
    accountMail: lateCalls(async () =>
      (await import('./accountCalls.ts')).createAccountMailCalls(call),
    ),
    account: lateCalls(async () =>
      (await import('./accountCalls.ts')).createAccountCalls(call, fetchFile),
    ),
    sessions: lateCalls(async () => (await import('./accountCalls.ts')).createSessionsCalls(call)),
    google: {
      /** The address to leave the page for; `returnTo` is a path of the site. */
      url: (returnTo?: string) => `${options.baseUrl}${googleStartPath(returnTo)}`,
      session: (body: GoogleSessionRequest, extras?: CallOptions) =>
        call(google.session, { body }, { ...extras, fallback: 'login', anonymous: true }),
    },
    stories: {
      listForDuplicates: (extras?: CallOptions) => call(stories.listForDuplicates, {}, extras),
      create: (body: SaveStoryRequest, extras?: CallOptions) =>
        call(stories.create, { body }, extras),
      update: (id: string, body: SaveStoryRequest, extras?: CallOptions) =>
        call(stories.update, { params: { id }, body }, extras),
      /** `update` with a body that `encodeSaveRequest` has written. */
      updateEncoded: (id: string, body: Blob, extras?: CallOptions) =>
        call(stories.update, { params: { id }, body: body as unknown as SaveStoryRequest }, extras),
      listPublic: (query: StoryListQuery = {}, extras?: CallOptions) =>
        call(stories.listPublic, { query }, extras),
      listOwn: (query: StoryListQuery = {}, extras?: CallOptions) =>
        call(stories.listOwn, { query }, extras),
      remove: (id: string, extras?: CallOptions) =>
        call(stories.remove, { params: { id } }, extras),
      card: (id: string, extras?: CallOptions) => call(stories.card, { params: { id } }, extras),
      data: (id: string, extras?: CallOptions) => call(stories.data, { params: { id } }, extras),
      /** The answer to `data` as the server sent it, for `openStory`. */
      unchecked: (id: string, extras?: CallOptions) =>
        call(uncheckedStory, { params: { id } }, extras),
      recordPlay: (id: string, body: PlayEvents, extras?: CallOptions) =>
        call(stories.recordPlay, { params: { id }, body }, { ...extras, keepalive: true }),
      createNode: (body: NodeDraft, extras?: CallOptions) =>
        call(stories.createNode, { body }, extras),
    },
    ownStories: lateCalls(async () => (await import('./storyCalls.ts')).createOwnStoryCalls(call)),
    content: lateCalls(async () => (await import('./storyCalls.ts')).createContentCalls(call)),
    chapters: lateCalls(async () => (await import('./storyCalls.ts')).createChapterCalls(call)),
    choices: lateCalls(async () => (await import('./storyCalls.ts')).createChoiceCalls(call)),
    feedback: lateCalls(async () => (await import('./storyCalls.ts')).createFeedbackCalls(call)),
    moderation: lateCalls(async () =>
      (await import('./storyCalls.ts')).createModerationCalls(call),
    ),
    versions: {
      list: (id: string, query: VersionListQuery = {}, extras?: CallOptions) =>
        call(versions.list, { params: { id }, query }, extras),
      read: (id: string, version: number, extras?: CallOptions) =>
        call(versions.read, { params: { id, version } }, extras),
      rename: (id: string, version: number, body: RenameVersionRequest, extras?: CallOptions) =>
        call(versions.rename, { params: { id, version }, body }, extras),
    },
    sharing: lateCalls(async () => (await import('./accountCalls.ts')).createSharingCalls(call)),
    media: {
      upload: ({ file, description = '', tags = '' }: MediaUpload, extras?: UploadOptions) => {
        const form = new FormData();
        form.set('file', file);
        form.set('description', description);
        form.set('tags', tags);
        form.set('metadataJson', JSON.stringify({ description, tags }));
        return sendForm(media.upload, form, extras);
      },
      files: (query: MediaListQuery = {}, extras?: CallOptions) =>
        call(media.files, { query }, extras),
      file: (id: string, extras?: CallOptions) => call(media.file, { params: { id } }, extras),
      /** The address at which the content of a file is read. */
      url: (id: string) => `${options.baseUrl}${mediaPath(id)}`,
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
    },
    generation: {
      providers: (extras?: CallOptions) => call(generation.providers, {}, extras),
      models: (provider: string, extras?: CallOptions) =>
        call(generation.models, { query: { provider } }, extras),
      templates: (extras?: CallOptions) => call(generation.templates, {}, extras),
      saveTemplate: (body: PromptTemplate, extras?: CallOptions) =>
        call(generation.saveTemplate, { body }, extras),
      /** A text takes its time: it is given up only from outside, or after five minutes. */
      generate: (body: GenerateRequest, extras?: CallOptions) =>
        call(generation.generate, { body }, { ...extras, timeout: uploadTimeout }),
    },
    storyFiles: {
      exportStory: (id: string, extras?: CallOptions) =>
        fetchFile(storyFiles.exportStory, { id }, extras),
      importStory: (file: File, extras?: UploadOptions) => {
        const form = new FormData();
        form.set('file', file);
        return sendForm(storyFiles.importStory, form, extras);
      },
      importJob: (id: string, extras?: CallOptions) =>
        call(storyFiles.importJob, { params: { id } }, extras),
    },
    users: lateCalls(async () => (await import('./accountCalls.ts')).createUsersCalls(call)),
    /** Looks at any address, ours or not. */
    probe: createProbe(options),
    system: {
      health: (extras?: CallOptions) => call(system.health, {}, extras),
      capabilities: (extras?: CallOptions) => call(system.capabilities, {}, extras),
    },
  };
}

/** The API as functions, as `createClient` makes it. */
export type ApiClient = ReturnType<typeof createClient>;
