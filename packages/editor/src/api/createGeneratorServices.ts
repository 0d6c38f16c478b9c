import { type ApiClient, routes } from '@dreamfork/api-client';
import { fail, succeed } from '@dreamfork/story';
import type { GeneratorServices } from '../services/index.ts';
import { toServiceProblem } from './saveProblem.ts';

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
