import { authenticationRoutes, googlePaths } from '@dreamfork/api-client/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { publicAddress } from '../configuration/public-address.ts';
import { browserSecretLifetime } from '../services/google/google-sign-in.ts';
import type { Services } from '../services/services.ts';
import { accountKey } from '../services/users/user-keys.ts';

type Cookie = {
  name: string;
  value: string;
  /** The path that it is sent to, with all below. */
  path: string;
  /** In seconds; 0 deletes it. */
  maxAge: number;
  isHttps: boolean;
};

/** The value of a cookie, if the request has it. */
export function readCookie(request: FastifyRequest, name: string): string | undefined {
  for (const pair of (request.headers.cookie ?? '').split(';')) {
    const [key, value] = pair.trim().split('=', 2);
    if (key === name) return value;
  }
  return undefined;
}

/** Sets a cookie that scripts cannot read. */
export const setCookie = (
  reply: FastifyReply,
  { name, value, path, maxAge, isHttps }: Cookie,
): FastifyReply =>
  reply.header(
    'set-cookie',
    `${name}=${value}; Max-Age=${maxAge}; Path=${path}; HttpOnly; SameSite=Lax${isHttps ? '; Secure' : ''}`,
  );

const maxAge = 365 * 24 * 60 * 60;

type Part = Pick<Services, 'configuration' | 'devices'>;

/** Sets the cookie by which this browser is known at the next sign-in to the account. */
export function rememberDevice(
  { configuration, devices }: Part,
  { email }: { email: string },
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
): void {
  const account = accountKey(email);
  setCookie(reply, {
    name: devices.nameFor(account),
    value: devices.issue(account),
    path: authenticationRoutes.login.path,
    maxAge,
    isHttps: publicAddress(configuration, request).startsWith('https:'),
  });
}

/** The id of this browser, if somebody has signed in to this account there before. */
export const knownDeviceOf = (
  { devices }: Pick<Services, 'devices'>,
  request: FastifyRequest,
  account: string,
): string | undefined => devices.read(account, readCookie(request, devices.nameFor(account)));

const name = 'dreamfork-google';
const path = googlePaths.start;

/** The secret of the sign-in at Google that this browser started; empty without one. */
export const readGoogleCookie = (request: FastifyRequest): string =>
  readCookie(request, name) ?? '';

/** Stores the secret in the browser until it returns from Google. */
export const setGoogleCookie = (reply: FastifyReply, value: string, isHttps: boolean) =>
  setCookie(reply, { name, value, path, maxAge: browserSecretLifetime, isHttps });

/** Deletes the secret from the browser. */
export const clearGoogleCookie = (reply: FastifyReply, isHttps: boolean) =>
  setCookie(reply, { name, value: '', path, maxAge: 0, isHttps });
