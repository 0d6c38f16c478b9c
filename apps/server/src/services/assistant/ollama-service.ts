import { createOllama } from 'ai-sdk-ollama';
import { z } from 'zod';
import type { GenerationSettings, ModelServiceSettings } from '../../configuration/generation.ts';
import { directFetch, readJsonFrom, toCallError } from './model-fetch.ts';
import type { ListedModel, ModelProtocol } from './model-protocol.ts';

/**
 * Refuses a stream of JSON lines with one that is no JSON or that is an error: the client of Ollama skips such lines,
 * so that an answer with a hole would pass for a whole one.
 */
const strictLines = (): TransformStream<string, string> => {
  let rest = '';
  const checked = (line: string): void => {
    if (line.trim() === '') return;
    const value: unknown = JSON.parse(line);
    if (typeof value === 'object' && value !== null && 'error' in value) {
      throw new Error('The model service reports an error.');
    }
  };
  return new TransformStream({
    transform(chunk, controller) {
      const lines = `${rest}${chunk}`.split('\n');
      rest = lines.pop() ?? '';
      if (rest.length > longestLine) throw new Error('A line of the model service is too long.');
      for (const line of lines) checked(line);
      controller.enqueue(chunk);
    },
    flush: () => checked(rest),
  });
};

const longestLine = 4 * 1024 * 1024;

const tags = z.object({ models: z.array(z.object({ name: z.string().min(1) })) });

const details = z.object({
  capabilities: z.array(z.string()).optional(),
  model_info: z.record(z.string(), z.unknown()).optional(),
});

/** The window that a model was trained for, under a key such as `llama.context_length`. */
function trainedWindow(info: Record<string, unknown> = {}): number | undefined {
  const key = Object.keys(info).find((name) => name.endsWith('.context_length'));
  const value = key === undefined ? undefined : info[key];
  return typeof value === 'number' && value > 0 ? value : undefined;
}

/**
 * What the library leaves to do: it ends no call that is under way, keeps neither the status nor the headers of a
 * refusal, and skips lines that it cannot read.
 */
const fetchUntil =
  (signal: AbortSignal): typeof globalThis.fetch =>
  async (input, init) => {
    const response = await directFetch(input, { ...init, signal });
    if (!response.ok || !response.body) throw await toCallError(response);
    const body = response.body
      .pipeThrough(new TextDecoderStream() as TransformStream<Uint8Array, string>)
      .pipeThrough(strictLines())
      .pipeThrough(new TextEncoderStream());
    return new Response(body, response);
  };

/** Ollama's own protocol: its OpenAI-compatible one cannot set the window, and cuts a long text silently. */
export function createOllamaService(
  { address }: ModelServiceSettings,
  { contextTokens }: GenerationSettings,
): ModelProtocol {
  const describe = async (name: string, signal: AbortSignal): Promise<ListedModel | undefined> => {
    const order = { method: 'POST', body: JSON.stringify({ model: name }), signal };
    const found = await readJsonFrom(`${address}/api/show`, details, order);
    const { capabilities = ['completion'], model_info } = found;
    if (!capabilities.includes('completion')) return undefined;
    return {
      name,
      vision: capabilities.includes('vision'),
      contextTokens: Math.min(trainedWindow(model_info) ?? contextTokens, contextTokens),
    };
  };

  return {
    async list(signal) {
      const { models } = await readJsonFrom(`${address}/api/tags`, tags, { signal });
      const described = await Promise.allSettled(models.map(({ name }) => describe(name, signal)));
      const [failure] = described.filter(({ status }) => status === 'rejected');
      const known = described.flatMap((one) =>
        one.status === 'fulfilled' ? (one.value ?? []) : [],
      );
      // One model that cannot be described, such as one that was just removed, hides no other.
      if (known.length === 0 && failure?.status === 'rejected') throw failure.reason;
      return known;
    },
    check: (signal) => readJsonFrom(`${address}/api/tags`, tags, { signal }),
    modelFor: (model, { maxOutputTokens, signal }) =>
      createOllama({ baseURL: address, fetch: fetchUntil(signal) })(model.name, {
        think: false,
        options: { num_ctx: model.contextTokens, num_predict: maxOutputTokens },
      }),
  };
}
