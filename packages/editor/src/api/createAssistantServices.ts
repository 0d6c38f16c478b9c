import { type ApiClient, type ApiError, routes, writeWithAssistant } from '@dreamfork/api-client';
import { fail, type Result, succeed } from '@dreamfork/story';
import type { AssistantServices } from '../services/assistant.ts';
import type { GeneratorServices, ServiceProblem } from '../services/index.ts';
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

/** Who writes where the server names nobody. */
const fallbackProviders = [{ name: 'ollama', displayName: 'Ollama' }];

/** Texts on request over the Dreamfork API. */
export const createGeneratorServices = (client: ApiClient): GeneratorServices => ({
  providers: async () => {
    const answer = await client.call(routes.generation.providers, {});
    if (!answer.ok) return fail(toServiceProblem(answer.error));
    const { providers } = answer.value;
    return succeed(providers.length > 0 ? providers : fallbackProviders);
  },
  models: async (provider) => {
    const answer = await client.call(routes.generation.models, { query: { provider } });
    return answer.ok ? succeed(answer.value.models) : fail(toServiceProblem(answer.error));
  },
  templates: async () => {
    const answer = await client.call(routes.generation.templates, {});
    return answer.ok ? answer.value.templates : [];
  },
  saveTemplate: async (template) => {
    const answer = await client.call(routes.generation.saveTemplate, { body: template });
    return answer.ok ? answer : fail(toServiceProblem(answer.error));
  },
  generate: async ({ signal, ...request }) => {
    const answer = await client.call(routes.generation.generate, { body: request }, { signal });
    return answer.ok ? succeed(answer.value.content) : fail(toServiceProblem(answer.error));
  },
});
