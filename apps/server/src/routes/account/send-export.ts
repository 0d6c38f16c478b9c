import type { accountRoutes } from '@dreamfork/api-client/contract';
import type { FastifyReply } from 'fastify';
import { exportAccount } from '../../services/account/export-account.ts';
import { attachment } from '../../services/files/file-name.ts';
import type { Services } from '../../services/services.ts';
import type { Call } from '../bind.ts';

/** Sends everything that is held about the caller. */
export const createSendExport =
  (services: Services) =>
  async ({ viewer, reply }: Call<(typeof accountRoutes)['exportData']>): Promise<FastifyReply> => {
    const archive = await exportAccount(services, viewer);
    return reply
      .header('cache-control', 'no-store')
      .header('content-type', 'application/zip')
      .header(
        'content-disposition',
        attachment(`dreamfork ${viewer.user.username}`, '.zip', 'dreamfork'),
      )
      .send(archive);
  };
