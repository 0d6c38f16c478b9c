export { type ApiError, type HttpError, hasCode, type TransportError } from './client/apiError.ts';
export {
  type BaseUrlSources,
  baseUrlKey,
  browserBaseUrl,
  gatewayPort,
  rememberBaseUrl,
  resolveBaseUrl,
} from './client/baseUrl.ts';
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
export type { MediaUpload } from './client/optionalCalls.ts';
export type { UploadOptions } from './client/sendForm.ts';
export { documentOf, toSaveRequest } from './client/storyDocuments.ts';
export { readTokenClaims } from './client/tokenClaims.ts';
export { type CallOptions, type ClientOptions, requestTimeout } from './client/transport.ts';
export type {
  AssistantAnswer,
  AssistantProgress,
  WriteOptions,
} from './client/writeWithAssistant.ts';
export * from './contract/index.ts';
