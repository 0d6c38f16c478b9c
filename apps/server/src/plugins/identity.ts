import type { FastifyRequest } from 'fastify';
import plugin from 'fastify-plugin';
import { ApiError } from '../api-error.ts';
import { findViewer, type Viewer } from '../services/authentication/sessions.ts';
import type { Services } from '../services/services.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Filled once someone has asked who makes this request. */
    knownViewer: Viewer | undefined;
  }
}

const bearer = /^Bearer +(\S+)$/i;

/**
 * Who makes a request; nobody without a token.
 * @throws ApiError `unauthorized` when a token is sent that no longer stands for anybody.
 */
export async function identify(
  services: Pick<Services, 'database' | 'tokens' | 'now'>,
  request: FastifyRequest,
): Promise<Viewer | undefined> {
  const header = request.headers.authorization;
  if (header === undefined) return undefined;
  const token = bearer.exec(header)?.[1];
  request.knownViewer ??= token ? await findViewer(services, token) : undefined;
  if (!request.knownViewer) throw new ApiError('unauthorized');
  return request.knownViewer;
}

export const identity = plugin(
  async (app) => {
    app.decorateRequest('knownViewer', undefined);
  },
  { name: 'identity' },
);
