import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import { APICallError, extractReasoningMiddleware, wrapLanguageModel } from 'ai';
import { z } from 'zod';
import type { GenerationSettings, ModelServiceSettings } from '../../configuration/generation.ts';
import { directFetch, readJsonFrom } from './model-fetch.ts';
import type { ModelProtocol } from './model-protocol.ts';

const listed = z.object({ data: z.array(z.object({ id: z.string().min(1) })) });

/** A service with the chat protocol of OpenAI. */
export function createOpenAiService(
  { name, address, key, models }: ModelServiceSettings,
  { contextTokens }: GenerationSettings,
): ModelProtocol {
  const provider = createOpenAICompatible({
    name,
    baseURL: address,
    ...(key === undefined ? {} : { apiKey: key }),
    fetch: directFetch,
  });
  const headers: Record<string, string> =
    key === undefined ? {} : { authorization: `Bearer ${key}` };

  const namedByService = async (signal: AbortSignal) => {
    const { data } = await readJsonFrom(`${address}/models`, listed, { headers, signal });
    return data.map(({ id }) => ({ name: id }));
  };

  return {
    async list(signal) {
      const named = models ?? (await namedByService(signal));
      return named.map((model) => ({
        name: model.name,
        vision: ('vision' in model && model.vision) ?? false,
        contextTokens: ('contextTokens' in model && model.contextTokens) || contextTokens,
      }));
    },
    async check(signal) {
      await namedByService(signal).catch((error: unknown) => {
        // A service need not list its models.
        const isAnswer = APICallError.isInstance(error) && error.statusCode === 404;
        if (!isAnswer) throw error;
      });
    },
    modelFor: (model) =>
      wrapLanguageModel({
        model: provider(model.name),
        // Open models write their reasoning into the answer.
        middleware: extractReasoningMiddleware({ tagName: 'think' }),
      }),
  };
}
