import { z } from 'zod';
import { ApiError } from '../../api-error.ts';
import type { GenerationSettings, ModelServiceSettings } from '../../configuration/generation.ts';
import { cacheFor } from '../cache-for.ts';
import type { Assistant } from '../services.ts';
import type { ModelServices } from './model-services.ts';

/** How long Ollama on this machine may take to answer, in milliseconds. */
const lookPatience = 300;

/** Whoever asks within this time shares one look. */
const lookLasts = 1000;

const tags = z.object({ models: z.array(z.unknown()).min(1) });

/** Whether an Ollama with a model answers there. */
async function hasModels({ address }: ModelServiceSettings): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(lookPatience);
    const response = await fetch(`${address}/api/tags`, { signal, redirect: 'error' });
    return response.ok && tags.safeParse(await response.json()).success;
  } catch {
    // Nobody was promised an Ollama there.
    return false;
  }
}

/** Opens the assistant with the services that are set up, and looks for Ollama on this machine. */
export async function openAssistant(
  settings: GenerationSettings,
  now: () => number,
): Promise<Assistant> {
  const { services, localOllama } = settings;
  const stopping = new AbortController();
  let isFound = false;
  let loading: Promise<ModelServices> | undefined;

  const offered = () => (isFound && localOllama ? [...services, localOllama] : services);
  // The libraries take 80 MB.
  const load = async (): Promise<ModelServices> => {
    const { createModelServices } = await import('./model-services.ts');
    const all = localOllama ? [...services, localOllama] : services;
    return createModelServices({ ...settings, services: all }, now);
  };

  const assistant: Assistant = {
    settings,
    look: cacheFor(lookLasts, { now }, async () => {
      isFound = localOllama !== undefined && (await hasModels(localOllama));
    }),
    offered,
    models: async () => {
      loading ??= load();
      return loading;
    },
    carryOut: async (all, order) => {
      if (!offered().some(({ name }) => name === order.request.provider)) {
        throw new ApiError('not-found');
      }
      const { carryOutTask } = await import('./carry-out-task.ts');
      return carryOutTask(all, { settings, models: await assistant.models() }, order);
    },
    stopping: stopping.signal,
    stop: () => stopping.abort(),
  };
  await assistant.look();
  if (services.length > 0) await assistant.models();
  return assistant;
}
