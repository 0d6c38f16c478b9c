import { fail, type Result } from '@dreamfork/story';
import * as z from 'zod/mini';
import { authenticationRoutes as authentication } from '../contract/authentication.ts';
import { googleRoutes as google } from '../contract/google.ts';
import type {
  GoogleSessionRequest,
  LoginRequest,
  NodeDraft,
  PlayEvents,
  RegistrationRequest,
  SaveStoryRequest,
  StoryListQuery,
} from '../contract/index.ts';
import { siteStatusRoutes as siteStatus } from '../contract/siteStatus.ts';
import { storyRoutes as stories } from '../contract/stories.ts';
import { systemRoutes as system } from '../contract/system.ts';
import { googleStartPath } from '../values/accounts.ts';
import type { ApiError } from './apiError.ts';
import { clientMessages } from './messages.ts';
import { type CallOptions, type ClientOptions, createCall, localeOf } from './transport.ts';

type Calls = Record<string, (...input: never[]) => Promise<Result<unknown, ApiError>>>;

/** Makes groups of calls whose code comes with the first of them: most pages never make one. */
const createLazyCalls =
  (options: ClientOptions) =>
  <Group extends Calls>(load: () => Promise<Group>): Group =>
    new Proxy({} as Group, {
      get:
        (_, name: string) =>
        async (...input: never[]) => {
          const group = await load().catch(() => null);
          const message = clientMessages[localeOf(options)].network;
          return group?.[name]?.(...input) ?? fail<ApiError>({ kind: 'network', message });
        },
    });

/** A whole story as any server may hold it. */
const uncheckedStory = { ...stories.data, response: z.unknown() };

/** Makes a client: every call of the API as a function whose errors are values. */
export function createClient(options: ClientOptions) {
  const call = createCall(options);
  const lazyCalls = createLazyCalls(options);

  return {
    authentication: {
      login: (body: LoginRequest, extras?: CallOptions) =>
        call(authentication.login, { body }, extras),
      register: (body: RegistrationRequest, extras?: CallOptions) =>
        call(authentication.register, { body }, extras),
      me: (extras?: CallOptions) => call(authentication.me, {}, extras),
      logout: (extras?: CallOptions) => call(authentication.logout, {}, extras),
      profile: (extras?: CallOptions) => call(authentication.profile, {}, extras),
    },
    accountMail: lazyCalls(async () =>
      (await import('./accountCalls.ts')).createAccountMailCalls(call),
    ),
    account: lazyCalls(async () =>
      (await import('./accountCalls.ts')).createAccountCalls(call, options),
    ),
    sessions: lazyCalls(async () => (await import('./accountCalls.ts')).createSessionsCalls(call)),
    twoFactor: lazyCalls(async () =>
      (await import('./accountCalls.ts')).createTwoFactorCalls(call),
    ),
    google: {
      /** The address to leave the page for; `returnTo` is a path of the site. */
      url: (returnTo?: string) => `${options.baseUrl}${googleStartPath(returnTo)}`,
      session: (body: GoogleSessionRequest, extras?: CallOptions) =>
        call(google.session, { body }, extras),
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
        call(stories.recordPlay, { params: { id }, body }, extras),
      createNode: (body: NodeDraft, extras?: CallOptions) =>
        call(stories.createNode, { body }, extras),
    },
    ownStories: lazyCalls(async () => (await import('./storyCalls.ts')).createOwnStoryCalls(call)),
    content: lazyCalls(async () => (await import('./storyCalls.ts')).createContentCalls(call)),
    chapters: lazyCalls(async () => (await import('./storyCalls.ts')).createChapterCalls(call)),
    choices: lazyCalls(async () => (await import('./storyCalls.ts')).createChoiceCalls(call)),
    feedback: lazyCalls(async () => (await import('./storyCalls.ts')).createFeedbackCalls(call)),
    moderation: lazyCalls(async () =>
      (await import('./storyCalls.ts')).createModerationCalls(call),
    ),
    cases: lazyCalls(async () => (await import('./storyCalls.ts')).createCaseCalls(call, options)),
    versions: lazyCalls(async () => (await import('./optionalCalls.ts')).createVersionCalls(call)),
    statistics: lazyCalls(async () =>
      (await import('./optionalCalls.ts')).createStatisticsCalls(call),
    ),
    sharing: lazyCalls(async () =>
      (await import('./accountCalls.ts')).createSharingCalls(call, options),
    ),
    media: lazyCalls(async () =>
      (await import('./optionalCalls.ts')).createMediaCalls(call, options),
    ),
    /** Where the server stands: the addresses of files begin with it. */
    baseUrl: options.baseUrl,
    generation: lazyCalls(async () =>
      (await import('./optionalCalls.ts')).createGenerationCalls(call),
    ),
    assistant: lazyCalls(async () =>
      (await import('./optionalCalls.ts')).createAssistantCalls(call, options),
    ),
    storyFiles: lazyCalls(async () =>
      (await import('./optionalCalls.ts')).createFileCalls(call, options),
    ),
    users: lazyCalls(async () =>
      (await import('./accountCalls.ts')).createUsersCalls(call, options),
    ),
    userDetails: lazyCalls(async () =>
      (await import('./accountCalls.ts')).createUserDetailsCalls(call),
    ),
    adminStories: lazyCalls(async () =>
      (await import('./accountCalls.ts')).createAdminStoryCalls(call),
    ),
    audit: lazyCalls(async () =>
      (await import('./accountCalls.ts')).createAuditCalls(call, options),
    ),
    signIns: lazyCalls(async () => (await import('./accountCalls.ts')).createSignInCalls(call)),
    activity: lazyCalls(async () =>
      (await import('./accountCalls.ts')).createActivityCalls(call, options),
    ),
    administration: lazyCalls(async () =>
      (await import('./accountCalls.ts')).createAdministrationCalls(call),
    ),
    /** Looks at any address, ours or not. */
    fetchUrl: lazyCalls(async () => ({
      fetchUrl: (await import('./fetchUrl.ts')).createFetchUrl(options),
    })).fetchUrl,
    system: {
      health: (extras?: CallOptions) => call(system.health, {}, extras),
      capabilities: (extras?: CallOptions) => call(system.capabilities, {}, extras),
      status: (extras?: CallOptions) => call(siteStatus.read, {}, extras),
    },
  };
}

/** The API as functions, as `createClient` makes it. */
export type ApiClient = ReturnType<typeof createClient>;
