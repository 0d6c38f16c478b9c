import { z } from 'zod';
import {
  contract,
  type LoginRequest,
  type NodeDraft,
  type OembedQuery,
  type PlayEvents,
  type RegistrationRequest,
  type RenameVersionRequest,
  type SaveStoryRequest,
  type StoryListQuery,
  type UserListQuery,
  type VersionListQuery,
} from '../contract/index.ts';
import { type CallOptions, type ClientOptions, createCall } from './transport.ts';

/** A whole story as any server may hold it. */
const uncheckedStory = { ...contract.stories.data, response: z.unknown() };

/** Makes a client: every call of the API as a function whose errors are values. */
export function createClient(options: ClientOptions) {
  const call = createCall(options);
  const { authentication, stories, versions, sharing, users, system } = contract;

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
    stories: {
      listForDuplicates: (extras?: CallOptions) => call(stories.listForDuplicates, {}, extras),
      create: (body: SaveStoryRequest, extras?: CallOptions) =>
        call(stories.create, { body }, extras),
      update: (id: string, body: SaveStoryRequest, extras?: CallOptions) =>
        call(stories.update, { params: { id }, body }, extras),
      listPublic: (query: StoryListQuery = {}, extras?: CallOptions) =>
        call(stories.listPublic, { query }, extras),
      listOwn: (query: StoryListQuery = {}, extras?: CallOptions) =>
        call(stories.listOwn, { query }, extras),
      remove: (id: string, extras?: CallOptions) =>
        call(stories.remove, { params: { id } }, extras),
      data: (id: string, extras?: CallOptions) => call(stories.data, { params: { id } }, extras),
      /** The answer to `data` as the server sent it, for `openStory`. */
      unchecked: (id: string, extras?: CallOptions) =>
        call(uncheckedStory, { params: { id } }, extras),
      recordPlay: (id: string, body: PlayEvents, extras?: CallOptions) =>
        call(stories.recordPlay, { params: { id }, body }, { ...extras, keepalive: true }),
      createNode: (body: NodeDraft, extras?: CallOptions) =>
        call(stories.createNode, { body }, extras),
    },
    versions: {
      list: (id: string, query: VersionListQuery = {}, extras?: CallOptions) =>
        call(versions.list, { params: { id }, query }, extras),
      read: (id: string, version: number, extras?: CallOptions) =>
        call(versions.read, { params: { id, version } }, extras),
      rename: (id: string, version: number, body: RenameVersionRequest, extras?: CallOptions) =>
        call(versions.rename, { params: { id, version }, body }, extras),
    },
    sharing: {
      oembed: (query: OembedQuery, extras?: CallOptions) => call(sharing.oembed, { query }, extras),
      storyHtml: (id: string, extras?: CallOptions) =>
        call(sharing.storyHtml, { params: { id } }, extras),
    },
    users: {
      list: (query: UserListQuery = {}, extras?: CallOptions) =>
        call(users.list, { query }, extras),
      statistics: (extras?: CallOptions) => call(users.statistics, {}, extras),
    },
    system: {
      health: (extras?: CallOptions) => call(system.health, {}, extras),
      capabilities: (extras?: CallOptions) => call(system.capabilities, {}, extras),
    },
  };
}

/** The API as functions, as `createClient` makes it. */
export type ApiClient = ReturnType<typeof createClient>;
