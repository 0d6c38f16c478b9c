import { createClient } from '@dreamfork/api-client';
import { anna, fixtureToken } from '@dreamfork/api-client/fixtures';
import { createMediaServices } from './createMediaServices.ts';

/** Media services of a fixture user over the mock server, for stories. */
export const annaMedia = createMediaServices(
  createClient({
    baseUrl: '',
    getToken: () => fixtureToken(anna),
    onUnauthorized: () => undefined,
  }),
);
