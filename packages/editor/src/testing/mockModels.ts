import { type AssistantSetting, createHandlers } from '@dreamfork/api-client/msw';

/**
 * A server whose model answers without a pause, or as a story says. With the services of `annaModels` the answer takes
 * the way of the product: client, event stream, service.
 */
export const mockModels = (assistant: Partial<AssistantSetting> = {}) =>
  createHandlers('ok', { assistant: { pace: async () => undefined, ...assistant } });
