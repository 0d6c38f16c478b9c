import { callbackify } from 'node:util';
import rateLimit, { type FastifyRateLimitStore } from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isPostgres } from '../db/engine.ts';
import type { Database } from '../db/schema.ts';
import { countShared } from '../db/shared-counts.ts';
import { hashSecret } from '../services/account/link-tokens.ts';
import type { Services } from '../services/services.ts';

type CreateRateLimit = FastifyInstance['createRateLimit'];

/** At most so many requests with the same key in a time window, in milliseconds. */
export type Limit = {
  max: number;
  timeWindow: number;
  keyOf: (request: FastifyRequest) => string;
};

/** Counts requests in a table of PostgreSQL. */
function createPostgresStore(database: Database) {
  const count = callbackify((id: string, period: number) => countShared(database, { id, period }));
  return class PostgresStore implements FastifyRateLimitStore {
    incr(...[id, callback, period]: Parameters<FastifyRateLimitStore['incr']>): void {
      count(id, period, callback);
    }

    child(): this {
      return this;
    }
  };
}

function storeOf({ redis, database }: Services) {
  if (redis) return { redis, nameSpace: 'dreamfork-limit-' };
  return isPostgres(database) ? { store: createPostgresStore(database) } : undefined;
}

/**
 * Creates limits that hold across all processes. While the place where they count is away, each process goes on with
 * counts of its own: nobody is refused for that, and no limit is lifted. A single SQLite process has only its own.
 */
export async function registerSharedLimits(
  app: FastifyInstance,
  services: Services,
): Promise<(name: string, limit: Limit) => ReturnType<CreateRateLimit>> {
  const store = storeOf(services);
  let everywhere: CreateRateLimit | undefined;
  if (store) {
    // A scope of its own: `app` has the plugin with counts in memory.
    await app.register(async (scope) => {
      await scope.register(rateLimit, { global: false, ...store });
      everywhere = (options) => scope.createRateLimit(options);
    });
  }
  let isAway = false;
  const note = (away: boolean, error?: unknown) => {
    if (away === isAway) return;
    isAway = away;
    if (away)
      app.log.error({ error }, 'limits cannot be counted together: each process counts alone');
    else app.log.info('limits are counted together again');
  };
  return (name, { keyOf, ...bounds }) => {
    const options = {
      ...bounds,
      // Neither addresses nor e-mails stand in Redis or in the database.
      keyGenerator: (request: FastifyRequest) => hashSecret(JSON.stringify([name, keyOf(request)])),
    };
    const own = app.createRateLimit(options);
    const shared = everywhere?.(options);
    if (!shared) return own;
    return async (request) => {
      try {
        const state = await shared(request);
        note(false);
        return state;
      } catch (error) {
        note(true, error);
        return own(request);
      }
    };
  };
}
