import type { AssistantModel } from '@dreamfork/api-client/contract';
import { ApiError } from '../../api-error.ts';
import type { GenerationSettings, ModelServiceSettings } from '../../configuration/generation.ts';
import { cacheFor } from '../cache-for.ts';
import { toModelError } from './model-errors.ts';
import type { ListedModel, ModelProtocol } from './model-protocol.ts';
import { createModelQueue, type ModelQueue } from './model-queue.ts';
import { createOllamaService } from './ollama-service.ts';
import { createOpenAiService } from './openai-service.ts';

/** One place where models answer. */
export type ModelService = {
  name: string;
  displayName: string;
  queue: ModelQueue;
  /** @throws ApiError where the service does not say. */
  models: () => Promise<(AssistantModel & ListedModel)[]>;
  modelFor: ModelProtocol['modelFor'];
  /** Whether the service answers now. */
  check: () => Promise<unknown>;
};

const listPatience = 10_000;
const listLasts = 60_000;

// Tokens for our instructions and for an answer.
const reservedTokens = 2560;
// Of Russian text; English has twice as many.
const charactersPerToken = 2;

/** The most characters of a task that a model with this window can read. */
export const maxCharactersOf = (contextTokens: number): number =>
  Math.max((contextTokens - reservedTokens) * charactersPerToken, 1000);

/** Tokens that a text of so many characters takes at most. */
export const tokensOf = (characters: number): number => Math.ceil(characters / charactersPerToken);

const protocolOf = (settings: ModelServiceSettings, generation: GenerationSettings) =>
  settings.kind === 'ollama'
    ? createOllamaService(settings, generation)
    : createOpenAiService(settings, generation);

function createModelService(
  settings: ModelServiceSettings,
  generation: GenerationSettings,
  now: () => number,
): ModelService {
  const protocol = protocolOf(settings, generation);
  const models = cacheFor(listLasts, { now }, async () => {
    const listed = await protocol
      .list(AbortSignal.timeout(listPatience))
      .catch((error: unknown) => {
        throw toModelError(error, now());
      });
    return listed.map((model) => ({
      ...model,
      maxCharacters: maxCharactersOf(model.contextTokens),
    }));
  });
  return {
    name: settings.name,
    displayName: settings.displayName,
    queue: createModelQueue(generation.concurrency),
    models,
    modelFor: protocol.modelFor,
    check: () => protocol.check(AbortSignal.timeout(listPatience)),
  };
}

/** All model services, by name. */
export type ModelServices = {
  /** @throws ApiError `not-found`. */
  find: (name: string) => ModelService;
};

export function createModelServices(
  generation: GenerationSettings,
  now: () => number,
): ModelServices {
  const all = generation.services.map((settings) => createModelService(settings, generation, now));
  return {
    find(name) {
      const found = all.find((one) => one.name === name);
      if (!found) throw new ApiError('not-found');
      return found;
    },
  };
}
