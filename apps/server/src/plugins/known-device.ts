import { authenticationRoutes } from '@dreamfork/api-client/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { publicAddress } from '../configuration/public-address.ts';
import { readCookie, setCookie } from '../cookies.ts';
import type { Services } from '../services/services.ts';
import { accountKey } from '../services/users/user-keys.ts';

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
