import type { AssistantEvent } from '@dreamfork/api-client/contract';
import type { GenerationSettings } from '../../configuration/generation.ts';
import type { Services } from '../services.ts';
import { carryOutTask, type TaskOrder } from './carry-out-task.ts';
import { createModelServices, type ModelServices } from './model-services.ts';

/** Texts on request. Its libraries take 80 MB: this file is loaded only where a model service is set up. */
export type Assistant = {
  settings: GenerationSettings;
  models: ModelServices;
  /** @throws ApiError before the first event, and from the events. */
  carryOut: (services: Services, order: TaskOrder) => Promise<AsyncGenerator<AssistantEvent>>;
  /** Aborts when the server stops. */
  stopping: AbortSignal;
  stop: () => void;
};

export function createAssistant(settings: GenerationSettings, now: () => number): Assistant {
  const stopping = new AbortController();
  const assistant: Assistant = {
    settings,
    models: createModelServices(settings, now),
    carryOut: (services, order) => carryOutTask(services, assistant, order),
    stopping: stopping.signal,
    stop: () => stopping.abort(),
  };
  return assistant;
}
