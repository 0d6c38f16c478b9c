import { googlePaths } from '@dreamfork/api-client/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { browserSecretLifetime } from '../../services/google/google-sign-in.ts';

const name = 'dreamfork-google';
const sentOnlyThere = `Path=${googlePaths.start}; HttpOnly; SameSite=Lax`;

const attributes = (isHttps: boolean): string =>
  isHttps ? `${sentOnlyThere}; Secure` : sentOnlyThere;

/** The secret that this browser got when it left for Google; empty where it has none. */
export function readGoogleCookie(request: FastifyRequest): string {
  for (const pair of (request.headers.cookie ?? '').split(';')) {
    const [key, value] = pair.trim().split('=', 2);
    if (key === name) return value ?? '';
  }
  return '';
}

/** Lets the browser keep a secret until it is back. */
export const setGoogleCookie = (reply: FastifyReply, secret: string, isHttps: boolean) =>
  reply.header(
    'set-cookie',
    `${name}=${secret}; Max-Age=${browserSecretLifetime}; ${attributes(isHttps)}`,
  );

/** Lets the browser forget it. */
export const clearGoogleCookie = (reply: FastifyReply, isHttps: boolean) =>
  reply.header('set-cookie', `${name}=; Max-Age=0; ${attributes(isHttps)}`);
