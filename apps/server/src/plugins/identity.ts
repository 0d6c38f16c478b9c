import type { FastifyRequest } from 'fastify';
import plugin from 'fastify-plugin';
import { findViewer, isOfBlockedUser, type Viewer } from '../services/authentication/sessions.ts';
import type { Services } from '../services/services.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Set once the caller has been identified. */
    knownViewer: Viewer | undefined;
    /** Why the token of the request is refused; set once the caller has been identified. */
    tokenRefusal: 'unauthorized' | 'session-blocked' | undefined;
  }
}

const bearer = /^Bearer +(\S+)$/i;

/** The user who makes a request; undefined without a token, or with one whose session has ended. */
export async function identify(
  services: Services,
  request: FastifyRequest,
): Promise<Viewer | undefined> {
  const header = request.headers.authorization;
  if (header === undefined) return undefined;
  const token = bearer.exec(header)?.[1];
  request.knownViewer ??= token ? await findViewer(services, token) : undefined;
  if (!request.knownViewer) {
    const isBlocked = token !== undefined && (await isOfBlockedUser(services, token));
    request.tokenRefusal = isBlocked ? 'session-blocked' : 'unauthorized';
  }
  return request.knownViewer;
}

export const identity = plugin(
  async (app) => {
    app.decorateRequest('knownViewer', undefined);
    app.decorateRequest('tokenRefusal', undefined);
  },
  { name: 'identity' },
);
