import type { FastifyRequest } from 'fastify';
import plugin from 'fastify-plugin';
import { ApiError } from '../api-error.ts';
import { formBodyLimit } from '../routes/register-routes.ts';
import type { DiskSpace } from '../services/disk-space.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether the route stores something, though its body is small. */
    takesSpace?: boolean;
  }
}

const takesSpace = ({ method, routeOptions: { bodyLimit, config } }: FastifyRequest): boolean =>
  (method === 'POST' || method === 'PUT') &&
  Boolean(
    bodyLimit > formBodyLimit || config.isUpload || config.isStoryUpload || config.takesSpace,
  );

type Options = { space: DiskSpace };

/** Refuses what would fill a full disk further, before its body is read; the rest is served as always. */
export const fullDisk = plugin<Options>(
  async (app, { space }) => {
    app.addHook('onRequest', async (request) => {
      if (space.isFull() && takesSpace(request)) throw new ApiError('storage-full');
    });
  },
  { name: 'full-disk' },
);
