import { test as base } from '@playwright/test';
import { startS3 } from '../../apps/server/test/support/media/s3-server.ts';
import { type ProductServer, startProductServer } from '../../scripts/productServer.ts';
import { administrator } from './api.ts';

export type WorkerFixtures = {
  /** Where the server keeps media. */
  mediaStorage: 'folder' | 's3';
  /** The built product with an empty data directory, one for each worker. */
  server: ProductServer;
};

const bucketSettings = (bucket: Awaited<ReturnType<typeof startS3>>['bucket']) => ({
  S3_ENDPOINT: bucket.endpoint,
  S3_BUCKET: bucket.bucket,
  S3_ACCESS_KEY_ID: bucket.accessKeyId,
  S3_SECRET_ACCESS_KEY: bucket.secretAccessKey,
});

export const test = base.extend<object, WorkerFixtures>({
  mediaStorage: ['folder', { option: true, scope: 'worker' }],
  server: [
    async ({ mediaStorage }, provide) => {
      const s3 = mediaStorage === 's3' ? await startS3() : undefined;
      const server = await startProductServer({
        env: {
          RATE_LIMIT: '0',
          ADMIN_EMAIL: administrator.email,
          ADMIN_PASSWORD: administrator.password,
          ...(s3 ? bucketSettings(s3.bucket) : {}),
        },
      });
      await provide(server);
      await server.stop();
      await s3?.stop();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ server }, provide) => {
    await provide(server.url);
  },
});

export { expect } from '@playwright/test';
