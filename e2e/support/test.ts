import { test as base } from '@playwright/test';
import { type ProductServer, startProductServer } from '../../scripts/productServer.ts';

export type WorkerFixtures = {
  /** The built product with an empty data directory, one for each worker. */
  server: ProductServer;
};

export const administrator = { email: 'admin@example.org', password: 'Operator1' };

export const test = base.extend<object, WorkerFixtures>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from the pattern.
    async ({}, provide) => {
      const server = await startProductServer({
        env: {
          RATE_LIMIT: '0',
          ADMIN_EMAIL: administrator.email,
          ADMIN_PASSWORD: administrator.password,
        },
      });
      await provide(server);
      await server.stop();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ server }, provide) => {
    await provide(server.url);
  },
});

export { expect } from '@playwright/test';
