import rateLimit from '@fastify/rate-limit';
import type {
  FastifyInstance,
  FastifyRequest,
  preHandlerAsyncHookHandler,
  RouteShorthandOptions,
} from 'fastify';
import { ApiError } from '../api-error.ts';
import { accountKey } from '../services/users/create-user.ts';

const minute = 60 * 1000;
const everything = { max: 3000, timeWindow: minute };
const signIns = { max: 10, timeWindow: 5 * minute };
const signInsFromOnePlace = { max: 100, timeWindow: 5 * minute };
const registrations = { max: 30, timeWindow: 10 * minute };
// An editor saves every two seconds at most: four of them may be open.
const saves = { max: 120, timeWindow: minute };
// Writing one takes a hundred times the work of a page.
const storyFiles = { max: 60, timeWindow: minute };

/** Hooks for the routes that are limited more strictly than the rest. */
export type RateLimits = {
  signIn: preHandlerAsyncHookHandler[];
  registration: preHandlerAsyncHookHandler[];
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
    return { signIn: [], registration: [], saving: {}, storyFile: {} };
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
  return {
    signIn: [
      limit(signInsFromOnePlace, (request) => `sign-in ${request.ip}`),
      limit(signIns, (request) => `sign-in ${request.ip} ${emailOf(request)}`),
    ],
    registration: [limit(registrations, (request) => `registration ${request.ip}`)],
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
