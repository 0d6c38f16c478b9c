import type { ApiClient, ApiError } from '@dreamfork/api-client';
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
export const createAssistantServices = ({
  assistant,
  generation,
}: ApiClient): AssistantServices => ({
  providers: async () => withProblem(await generation.providers(), ({ providers }) => providers),
  models: async (provider) => withProblem(await assistant.models(provider), ({ models }) => models),
  removeTemplate: async (key) => withProblem(await assistant.removeTemplate(key), (done) => done),
  usage: async () => withProblem(await assistant.usage(), (usage) => usage),
  write: async (request, options) =>
    withProblem(await assistant.write(request, options), (answer) => answer),
});
