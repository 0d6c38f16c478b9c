import type { FastifyRequest } from 'fastify';
import plugin from 'fastify-plugin';
import { findViewer, type Viewer } from '../services/authentication/sessions.ts';
import type { Services } from '../services/services.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Set once the caller has been identified. */
    knownViewer: Viewer | undefined;
    /** Whether the token belongs to a session that has ended; set once the caller has been identified. */
    hasEndedSession: boolean;
  }
}

const bearer = /^Bearer +(\S+)$/i;

/** The user who makes a request; undefined without a token, or with one whose session has ended. */
export async function identify(
  services: Pick<Services, 'database' | 'tokens' | 'now'>,
  request: FastifyRequest,
): Promise<Viewer | undefined> {
  const header = request.headers.authorization;
  if (header === undefined) return undefined;
  const token = bearer.exec(header)?.[1];
  request.knownViewer ??= token ? await findViewer(services, token) : undefined;
  request.hasEndedSession = request.knownViewer === undefined;
  return request.knownViewer;
}

export const identity = plugin(
  async (app) => {
    app.decorateRequest('knownViewer', undefined);
    app.decorateRequest('hasEndedSession', false);
  },
  { name: 'identity' },
);
