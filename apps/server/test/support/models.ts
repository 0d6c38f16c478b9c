import {
  type ModelProtocol,
  type ModelServiceServer,
  startModelService,
} from '../../../../scripts/modelService/startModelService.ts';
import type { GenerationSettings } from '../../src/configuration/generation.ts';

/** Settings for one service of each protocol. */
export const generationSettings = (
  services: readonly (Pick<ModelServiceServer, 'address'> & {
    protocol: ModelProtocol;
    key?: string;
  })[],
  overrides: Partial<GenerationSettings> = {},
): GenerationSettings => ({
  services: services.map(({ protocol, address, key }) => ({
    kind: protocol,
    name: protocol === 'ollama' ? 'ollama' : 'studio',
    displayName: protocol === 'ollama' ? 'Ollama' : 'Студия',
    address,
    key,
    ...(protocol === 'ollama'
      ? {}
      : { models: [{ name: 'scribe' }, { name: 'seer', vision: true }] }),
  })),
  localOllama: undefined,
  templates: undefined,
  dailyLimit: 1000,
  premiumDailyLimit: 2000,
  concurrency: 1,
  contextTokens: 8192,
  patience: { first: 20_000, between: 20_000 },
  ...overrides,
});

export { type ModelProtocol, type ModelServiceServer, startModelService };
