import { createClient } from '@dreamfork/api-client';
import { anna, fixtureToken } from '@dreamfork/api-client/fixtures';
import { createAssistantServices } from '../createAssistantServices.ts';
import { createGeneratorServices } from '../createGeneratorServices.ts';
import { createMediaServices } from '../createMediaServices.ts';

const client = createClient({
  baseUrl: '',
  getToken: () => fixtureToken(anna),
  onUnauthorized: () => undefined,
});

/** Media services of a fixture user over the mock server, for stories. */
export const annaMedia = createMediaServices(client);

/** The models of the mock server for the same user. */
export const annaModels = {
  generator: createGeneratorServices(client),
  assistant: createAssistantServices(client),
};
