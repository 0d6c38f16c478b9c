import { afterAll, beforeEach } from 'vitest';
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
    key?: string | undefined;
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

/** A model service for all the tests of a suite; each begins with one that behaves and was asked nothing. */
export async function openModels<Protocol extends ModelProtocol>(protocol: Protocol, key?: string) {
  const models = await startModelService(protocol, key === undefined ? {} : { key });
  afterAll(() => models.close());
  beforeEach(() => {
    models.behave();
    models.asked.length = 0;
  });
  return { ...models, protocol, key };
}

export { type ModelProtocol, type ModelServiceServer, startModelService };
