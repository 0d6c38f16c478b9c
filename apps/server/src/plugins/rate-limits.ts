import rateLimit from '@fastify/rate-limit';
import type {
  FastifyInstance,
  FastifyRequest,
  preHandlerAsyncHookHandler,
  RouteShorthandOptions,
} from 'fastify';
import { ApiError } from '../api-error.ts';
import { accountKey } from '../services/users/account-key.ts';

const minute = 60 * 1000;
const everything = { max: 3000, timeWindow: minute };
const signIns = { max: 10, timeWindow: 5 * minute };
const signInsFromOnePlace = { max: 100, timeWindow: 5 * minute };
// Whoever guesses from many places gets no further. An owner under attack comes in by a letter.
const signInsToOneAccount = { max: 50, timeWindow: 15 * minute };
const registrations = { max: 30, timeWindow: 10 * minute };
const letters = { max: 5, timeWindow: 60 * minute };
const forgottenFromOnePlace = { max: 30, timeWindow: 10 * minute };
const followedLinks = { max: 60, timeWindow: 10 * minute };
const passwordChecks = { max: 10, timeWindow: 5 * minute };
const exports = { max: 10, timeWindow: 60 * minute };
const comments = { max: 10, timeWindow: minute };
const likes = { max: 60, timeWindow: minute };
const reports = { max: 20, timeWindow: 10 * minute };
// An editor saves every two seconds at most: four of them may be open.
const saves = { max: 120, timeWindow: minute };
// Writing one takes a hundred times the work of a page.
const storyFiles = { max: 60, timeWindow: minute };

/** Hooks for the routes that are limited more strictly than the rest. */
export type RateLimits = {
  signIn: preHandlerAsyncHookHandler[];
  registration: preHandlerAsyncHookHandler[];
  google: preHandlerAsyncHookHandler[];
  /** Asking for a letter with a new password. Counted by address, whether or not it has an account. */
  forgotten: preHandlerAsyncHookHandler[];
  /** Following the link of a letter. */
  links: preHandlerAsyncHookHandler[];
  /** Letters that a signed-in user asks for. */
  letters: preHandlerAsyncHookHandler[];
  /** Acts of a signed-in user that ask for the password. */
  passwords: preHandlerAsyncHookHandler[];
  exports: preHandlerAsyncHookHandler[];
  comments: preHandlerAsyncHookHandler[];
  likes: preHandlerAsyncHookHandler[];
  reports: preHandlerAsyncHookHandler[];
  /**
   * For routes that save and know who calls: an author has a limit of their own and does not use up that
   * of the place, so that a class behind one address can write at once.
   */
  saving: Pick<RouteShorthandOptions, 'config'>;
  storyFile: Pick<RouteShorthandOptions, 'config'>;
};

function emailOf({ body }: FastifyRequest): string {
  const email = typeof body === 'object' && body !== null && 'email' in body ? body.email : '';
  return typeof email === 'string' ? accountKey(email) : '';
}

/** Sets the limits up, or says in the log that there are none. */
export async function registerRateLimits(
  app: FastifyInstance,
  { isOn }: { isOn: boolean },
): Promise<RateLimits> {
  if (!isOn) {
    app.log.warn('RATE_LIMIT=0: requests are not limited.');
    return {
      signIn: [],
      registration: [],
      google: [],
      forgotten: [],
      links: [],
      letters: [],
      passwords: [],
      exports: [],
      comments: [],
      likes: [],
      reports: [],
      saving: {},
      storyFile: {},
    };
  }
  await app.register(rateLimit, { global: true, ...everything });
  const limit = (
    bounds: { max: number; timeWindow: number },
    keyGenerator: (request: FastifyRequest) => string,
  ): preHandlerAsyncHookHandler => {
    const check = app.createRateLimit({ ...bounds, keyGenerator });
    return async (request, reply) => {
      const state = await check(request);
      if (state.isAllowed || !state.isExceeded) return;
      reply.header('retry-after', state.ttlInSeconds);
      throw new ApiError('too-many-requests');
    };
  };
  const userOf = (request: FastifyRequest) => request.knownViewer?.user.id ?? request.ip;
  return {
    signIn: [
      limit(signInsFromOnePlace, (request) => `sign-in ${request.ip}`),
      limit(signIns, (request) => `sign-in ${request.ip} ${emailOf(request)}`),
      limit(signInsToOneAccount, (request) => `sign-in to ${emailOf(request)}`),
    ],
    registration: [limit(registrations, (request) => `registration ${request.ip}`)],
    google: [limit(signInsFromOnePlace, (request) => `google ${request.ip}`)],
    forgotten: [
      limit(forgottenFromOnePlace, (request) => `forgotten ${request.ip}`),
      limit(letters, (request) => `forgotten ${emailOf(request)}`),
    ],
    links: [limit(followedLinks, (request) => `link ${request.ip}`)],
    letters: [limit(letters, (request) => `letter ${userOf(request)}`)],
    passwords: [limit(passwordChecks, (request) => `password ${userOf(request)}`)],
    exports: [limit(exports, (request) => `export ${userOf(request)}`)],
    comments: [limit(comments, (request) => `comment ${userOf(request)}`)],
    likes: [limit(likes, (request) => `like ${userOf(request)}`)],
    reports: [limit(reports, (request) => `report ${userOf(request)}`)],
    storyFile: { config: { rateLimit: storyFiles } },
    saving: {
      config: {
        rateLimit: {
          ...saves,
          keyGenerator: (request: FastifyRequest) => request.knownViewer?.user.id ?? request.ip,
        },
      },
    },
  };
}
