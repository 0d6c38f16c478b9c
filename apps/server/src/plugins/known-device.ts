import { ownSessionsPage } from '@dreamfork/api-client/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { emailLinkAddress } from '../configuration/public-address.ts';
import { readOwnCookie, setOwnCookie } from '../cookies.ts';
import type { UserRow } from '../db/schema.ts';
import { readDevice } from '../messages/device.ts';
import { notify } from '../services/account/notify.ts';
import type { Services } from '../services/services.ts';
import { accountKey } from '../services/users/user-keys.ts';
import { toIso } from '../services/users/user-views.ts';

const maxAge = 365 * 24 * 60 * 60;

/**
 * Sets the cookie by which this browser is known at the next sign-in to the account. Every way to sign in comes here,
 * and the log tells of it; the line of the request has its path.
 */
export function rememberDevice(
  services: Services,
  { id, email }: Pick<UserRow, 'id' | 'email'>,
  exchange: { request: FastifyRequest; reply: FastifyReply },
): void {
  exchange.request.log.info({ user: id }, 'signed in');
  const { devices } = services;
  const account = accountKey(email);
  const cookie = { name: devices.nameFor(account), value: devices.issue(account), maxAge };
  setOwnCookie(services, exchange, cookie);
}

/** The id of this browser, if somebody has signed in to this account there before. */
export const knownDeviceOf = (
  services: Services,
  request: FastifyRequest,
  account: string,
): string | undefined => {
  const { devices } = services;
  return devices.read(account, readOwnCookie(services, request, devices.nameFor(account)));
};

/**
 * Remembers the browser of a sign-in, and tells the owner of the account if nobody has signed in to it there before.
 * The user is as they were before: at the first sign-in of all there is nothing to tell.
 */
export async function noteSignIn(
  services: Services,
  user: UserRow,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
): Promise<void> {
  const isKnown = knownDeviceOf(services, request, accountKey(user.email)) !== undefined;
  rememberDevice(services, user, { request, reply });
  if (isKnown || user.last_login_at === null) return;
  const siteAddress = emailLinkAddress(services.configuration, request);
  await notify(services, user, {
    email: {
      kind: 'new-device',
      device: readDevice(request.headers['user-agent']),
      at: toIso(services.now()),
      url: `${siteAddress}${ownSessionsPage}`,
    },
    siteAddress,
  });
}
