import type { GenerationSettings } from '../../configuration/generation.ts';
import type { Assistant } from '../services.ts';
import { carryOutTask } from './carry-out-task.ts';
import { createModelServices } from './model-services.ts';

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
