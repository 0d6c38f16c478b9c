import { type ApiClient, type ApiError, routes, writeWithAssistant } from '@dreamfork/api-client';
import { fail, type Result } from '@dreamfork/story';
import type { AssistantServices } from '../services/assistant.ts';
import type { ServiceProblem } from '../services/index.ts';
import { toServiceProblem } from './saveProblem.ts';

const withProblem = <Value, Answer>(
  answer: Result<Value, ApiError>,
  read: (value: Value) => Answer,
): Result<Answer, ServiceProblem> =>
  answer.ok ? { ok: true, value: read(answer.value) } : fail(toServiceProblem(answer.error));

/** Help with writing over the Dreamfork API. */
export const createAssistantServices = (client: ApiClient): AssistantServices => ({
  providers: async () =>
    withProblem(await client.call(routes.generation.providers, {}), ({ providers }) => providers),
  models: async (provider) =>
    withProblem(
      await client.call(routes.assistant.models, { query: { provider } }),
      ({ models }) => models,
    ),
  removeTemplate: async (key) =>
    withProblem(
      await client.call(routes.assistant.removeTemplate, { params: { key } }),
      (done) => done,
    ),
  usage: async () => withProblem(await client.call(routes.assistant.usage, {}), (usage) => usage),
  write: async (request, options) =>
    withProblem(await writeWithAssistant(client, request, options), (answer) => answer),
});
