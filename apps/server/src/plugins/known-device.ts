import { ownSessionsPage } from '@dreamfork/api-client/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { emailLinkAddress, publicAddress } from '../configuration/public-address.ts';
import { readCookie, setCookie } from '../cookies.ts';
import type { UserRow } from '../db/schema.ts';
import { notify } from '../services/account/notify.ts';
import { readDevice } from '../services/authentication/device.ts';
import type { Services } from '../services/services.ts';
import { accountKey } from '../services/users/user-keys.ts';
import { toIso } from '../services/users/user-views.ts';

const maxAge = 365 * 24 * 60 * 60;

/** Sets the cookie by which this browser is known at the next sign-in to the account. */
export function rememberDevice(
  { configuration, devices }: Services,
  { email }: { email: string },
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
): void {
  const account = accountKey(email);
  setCookie(reply, {
    name: devices.nameFor(account),
    value: devices.issue(account),
    path: '/auth',
    maxAge,
    isHttps: publicAddress(configuration, request).startsWith('https:'),
  });
}

/** The id of this browser, if somebody has signed in to this account there before. */
export const knownDeviceOf = (
  { devices }: Services,
  request: FastifyRequest,
  account: string,
): string | undefined => devices.read(account, readCookie(request, devices.nameFor(account)));

/**
 * Remembers the browser of a sign-in, and tells the owner of the account if nobody has signed in to it there before.
 * The user is as they were before: at the first sign-in of all there is nothing to tell.
 */
export function noteSignIn(
  services: Services,
  user: UserRow,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
): void {
  const isKnown = knownDeviceOf(services, request, accountKey(user.email)) !== undefined;
  rememberDevice(services, user, { request, reply });
  if (isKnown || user.last_login_at === null) return;
  const siteAddress = emailLinkAddress(services.configuration, request);
  notify(services, user, {
    email: {
      kind: 'new-device',
      device: readDevice(request.headers['user-agent']),
      at: toIso(services.now()),
      url: `${siteAddress}${ownSessionsPage}`,
    },
    siteAddress,
  });
}
