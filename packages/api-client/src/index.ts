export { type ApiError, type HttpError, hasCode, type TransportError } from './client/apiError.ts';
export {
  type BaseUrlSources,
  baseUrlKey,
  browserBaseUrl,
  gatewayPort,
  rememberBaseUrl,
  resolveBaseUrl,
} from './client/baseUrl.ts';
export type { Answer, CallResult, Input } from './client/calls.ts';
export { type ApiClient, createClient } from './client/createClient.ts';
export {
  type ConnectionState,
  type ConnectionWatch,
  type ConnectionWatchOptions,
  createConnectionWatch,
} from './client/createConnectionWatch.ts';
export { type EncodeOptions, encodeSaveRequest } from './client/encodeSaveRequest.ts';
export { hasFeature } from './client/features.ts';
export type { UrlResponse } from './client/fetchUrl.ts';
export type { ClientLocale } from './client/messages.ts';
export { type OpenedStory, openStory, type StoryFacts } from './client/openStory.ts';
export type { CallOptions, ClientOptions } from './client/options.ts';
export { requestTimeout } from './client/options.ts';
export { readSessionUser, readTokenClaims } from './client/sessionUser.ts';
export { documentOf, toSaveRequest } from './client/storyDocuments.ts';
export { importStory, type MediaUpload, uploadMedia } from './client/uploads.ts';
export { type LiveEnd, type LiveNews, type WatchOptions, watchStory } from './client/watchStory.ts';
export {
  type AssistantAnswer,
  type AssistantProgress,
  type WriteOptions,
  writeWithAssistant,
} from './client/writeWithAssistant.ts';
export * from './contract/index.ts';
export * as routes from './routes/index.ts';
