import {
  type accountMailRoutes,
  type liveRoutes,
  liveStreamsOfUserMaximum,
} from '@dreamfork/api-client/contract';
import rateLimit, { normalizeIP } from '@fastify/rate-limit';
import type {
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  onRequestAsyncHookHandler,
  preHandlerAsyncHookHandler,
  RouteShorthandOptions,
} from 'fastify';
import type { z } from 'zod';
import { ApiError } from '../api-error.ts';
import { findRecipient } from '../services/account/link-tokens.ts';
import {
  forgetAttempts,
  type SignInPlace,
  takeAttempt,
} from '../services/authentication/sign-in-limits.ts';
import { clearTurns, takeTurn } from '../services/authentication/sign-in-turns.ts';
import type { Services } from '../services/services.ts';
import { accountKey } from '../services/users/user-keys.ts';
import { knownDeviceOf } from './known-device.ts';
import { registerSharedLimits } from './shared-limits.ts';

/** Bits of the IPv6 network that belongs to one customer. */
const ipv6Network = 64;

/** The identity of a guest: the IPv4 address, or the IPv6 network, of the request. */
export const clientNetwork = ({ ip }: Pick<FastifyRequest, 'ip'>): string =>
  normalizeIP(ip, ipv6Network);

const minute = 60 * 1000;
const everything = { max: 3000, timeWindow: minute };
const googleSignIns = { max: 100, timeWindow: 5 * minute };
const registrations = { max: 30, timeWindow: 10 * minute };
const emails = { max: 5, timeWindow: 60 * minute };
const administratorEmails = { max: 30, timeWindow: 60 * minute };
const administratorEmailsToOne = { max: 5, timeWindow: 60 * minute };
const forgottenFromOnePlace = { max: 30, timeWindow: 10 * minute };
const followedLinks = { max: 60, timeWindow: 10 * minute };
const passwordChecks = { max: 10, timeWindow: 5 * minute };
const exports = { max: 10, timeWindow: 60 * minute };
const comments = { max: 10, timeWindow: minute };
const invitations = { max: 20, timeWindow: 60 * minute };
const likes = { max: 60, timeWindow: minute };
const reports = { max: 20, timeWindow: 10 * minute };
const clientErrors = { max: 60, timeWindow: 10 * minute };
// The day has a limit of its own; this one is for whoever asks in a loop.
const assistantTasks = { max: 30, timeWindow: minute };
const mediaFetches = { max: 60, timeWindow: 10 * minute };
// An editor saves every two seconds at most, in company every half a second; two may be open then.
const saves = { max: 300, timeWindow: minute };
// Twice a second, with one that comes early.
const presence = { max: 5, timeWindow: 2000 };
const presenceOfUser = { max: presence.max * liveStreamsOfUserMaximum, timeWindow: 2000 };
// Writing a story file takes a hundred times the work of a page.
const storyFiles = { max: 60, timeWindow: minute };

/** Hooks for the routes with stricter limits. */
export type RateLimits = {
  /**
   * A browser that has signed in to the account before has a limit of its own. All others share the limits of
   * their network and of the account, which delay attempts: guessing from many networks becomes slow.
   * Administrators see what is refused, and can allow it again.
   */
  signIn: preHandlerAsyncHookHandler[];
  /** Resets the attempts to sign in to an account, once one has succeeded. */
  forgetSignIns: (request: FastifyRequest, email: string) => Promise<void>;
  /** A reset with a code of the second step, which is slowed like a sign-in. */
  reset: preHandlerAsyncHookHandler[];
  registration: preHandlerAsyncHookHandler[];
  google: preHandlerAsyncHookHandler[];
  /** Requests for a password reset email. Counted by address, whether or not it has an account. */
  forgotten: preHandlerAsyncHookHandler[];
  /** Opening the link of an email. */
  links: preHandlerAsyncHookHandler[];
  /** Emails that a signed-in user requests. */
  emails: preHandlerAsyncHookHandler[];
  /** Emails that an administrator sends to somebody else. Counted by administrator, and by recipient and kind. */
  administratorEmails: preHandlerAsyncHookHandler[];
  /** Calls of a signed-in user that need the password. */
  passwords: preHandlerAsyncHookHandler[];
  exports: preHandlerAsyncHookHandler[];
  comments: preHandlerAsyncHookHandler[];
  likes: preHandlerAsyncHookHandler[];
  /** Links to drafts that send an e-mail to somebody. */
  invitations: preHandlerAsyncHookHandler[];
  reports: preHandlerAsyncHookHandler[];
  /** Errors that browsers report. */
  clientErrors: preHandlerAsyncHookHandler[];
  /** Copies of files from other servers. */
  mediaFetches: preHandlerAsyncHookHandler[];
  assistant: preHandlerAsyncHookHandler[];
  /**
   * For saves of a signed-in user: each author has a limit of their own and does not use up that of the network,
   * so that a class behind one address can write at once.
   */
  saving: Pick<RouteShorthandOptions, 'config'> & { onRequest?: onRequestAsyncHookHandler[] };
  /** For what people in a story tell the others. It is too much to be counted outside of the process. */
  presence: Pick<RouteShorthandOptions, 'config'> & {
    onRequest?: onRequestAsyncHookHandler[];
    preHandler?: preHandlerAsyncHookHandler[];
  };
  storyFile: Pick<RouteShorthandOptions, 'config'>;
};

type Check = (request: FastifyRequest, reply: FastifyReply) => Promise<void>;

function refuse(reply: FastifyReply, retryAfter: number): never {
  reply.header('retry-after', retryAfter);
  throw new ApiError('too-many-requests');
}

function emailOf({ body }: FastifyRequest): string {
  const email = typeof body === 'object' && body !== null && 'email' in body ? body.email : '';
  return typeof email === 'string' ? accountKey(email) : '';
}

/** The account whose password is reset with a code of the second step. */
async function resetAccountOf(
  { database, now }: Services,
  { body }: FastifyRequest,
): Promise<string | undefined> {
  const { token, code } = body as z.output<typeof accountMailRoutes.resetPassword.body>;
  if (code === undefined) return undefined;
  const id = await findRecipient(database, { token, purposes: ['password-reset'], now: now() });
  if (id === undefined) return undefined;
  const user = await database
    .selectFrom('users')
    .select('email_key')
    .where('id', '=', id)
    .executeTakeFirst();
  return user?.email_key;
}

/** Sets the limits up, or logs that there are none. */
export async function registerRateLimits(
  app: FastifyInstance,
  services: Services,
): Promise<RateLimits> {
  if (!services.configuration.rateLimit) {
    app.log.warn('RATE_LIMIT=0: requests are not limited.');
    return {
      signIn: [],
      forgetSignIns: async () => {},
      reset: [],
      registration: [],
      google: [],
      forgotten: [],
      links: [],
      emails: [],
      administratorEmails: [],
      passwords: [],
      exports: [],
      comments: [],
      likes: [],
      invitations: [],
      reports: [],
      clientErrors: [],
      mediaFetches: [],
      assistant: [],
      saving: {},
      presence: {},
      storyFile: {},
    };
  }
  const createSharedLimit = await registerSharedLimits(app, services);
  // The limits of everything and of story files protect the process: it counts alone, so no read waits for a count.
  await app.register(rateLimit, { global: true, ...everything });
  const limitHere = (
    bounds: { max: number; timeWindow: number },
    keyOf: (request: FastifyRequest) => string,
  ): Check => {
    const check = app.createRateLimit({ ...bounds, keyGenerator: keyOf });
    return async (request, reply) => {
      const state = await check(request);
      if (!state.isAllowed && state.isExceeded) refuse(reply, state.ttlInSeconds);
    };
  };
  const limit = (
    name: string,
    bounds: { max: number; timeWindow: number },
    keyOf: (request: FastifyRequest) => string,
  ): Check => {
    const check = createSharedLimit(name, { ...bounds, keyOf });
    return async (request, reply) => {
      const state = await check(request);
      if (state.isAllowed || !state.isExceeded) return;
      refuse(reply, state.ttlInSeconds);
    };
  };
  const placeOf = (request: FastifyRequest, account: string): SignInPlace => ({
    network: clientNetwork(request),
    account,
    browser: knownDeviceOf(services, request, account),
  });
  const callOf = ({ routeOptions, params }: FastifyRequest) =>
    `${routeOptions.url} ${JSON.stringify(params)}`;
  const userOf = (request: FastifyRequest) =>
    request.knownViewer?.user.id ?? clientNetwork(request);
  const slowDown = async (request: FastifyRequest, reply: FastifyReply, account: string) => {
    const place = placeOf(request, account);
    const lock = await takeAttempt(services, place);
    if (lock) refuse(reply, Math.ceil((lock.lockedUntil - services.now()) / 1000));
    const late = place.browser === undefined && (await takeTurn(services, place.account));
    if (late) refuse(reply, late.retryAfter);
  };
  const invite = limit('invitation', invitations, userOf);
  const links = [limit('link', followedLinks, clientNetwork)];
  return {
    signIn: [(request, reply) => slowDown(request, reply, emailOf(request))],
    reset: [
      ...links,
      async (request, reply) => {
        const account = await resetAccountOf(services, request);
        if (account !== undefined) await slowDown(request, reply, account);
      },
    ],
    async forgetSignIns(request, email) {
      const account = accountKey(email);
      await clearTurns(services, account);
      await forgetAttempts(services, placeOf(request, account));
    },
    registration: [limit('registration', registrations, clientNetwork)],
    google: [limit('google', googleSignIns, clientNetwork)],
    forgotten: [
      limit('forgotten from one place', forgottenFromOnePlace, clientNetwork),
      limit('forgotten', emails, emailOf),
    ],
    links,
    emails: [limit('email', emails, userOf)],
    administratorEmails: [
      limit('administrator email', administratorEmails, userOf),
      limit('administrator email to one', administratorEmailsToOne, callOf),
    ],
    passwords: [limit('password', passwordChecks, userOf)],
    exports: [limit('export', exports, userOf)],
    comments: [limit('comment', comments, userOf)],
    likes: [limit('like', likes, userOf)],
    invitations: [
      async (request, reply) => {
        if (emailOf(request) !== '') await invite(request, reply);
      },
    ],
    reports: [limit('report', reports, userOf)],
    clientErrors: [limit('client error', clientErrors, clientNetwork)],
    mediaFetches: [limit('media fetch', mediaFetches, userOf)],
    assistant: [limit('assistant', assistantTasks, userOf)],
    presence: {
      config: { rateLimit: false },
      onRequest: [limitHere(presenceOfUser, (request) => `presence of ${userOf(request)}`)],
      preHandler: [
        limitHere(presence, (request) => {
          const { personId } = request.body as z.output<typeof liveRoutes.tell.body>;
          return `presence of ${userOf(request)} ${personId}`;
        }),
      ],
    },
    storyFile: { config: { rateLimit: storyFiles } },
    saving: {
      config: { rateLimit: false },
      onRequest: [
        limit('save', saves, (request) => {
          const { method, url } = request.routeOptions;
          return `${String(method)} ${url} ${userOf(request)}`;
        }),
      ],
    },
  };
}
