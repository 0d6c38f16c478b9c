import { randomUUID } from 'node:crypto';
import { Redis } from 'ioredis';

const redisUrl = process.env.TEST_REDIS_URL ?? 'redis://127.0.0.1:6379';

const redis = new Redis(redisUrl, { lazyConnect: true, retryStrategy: null });
// `isRedisReachable` tells.
redis.on('error', () => {});

/** Whether tests can use Redis. */
export const isRedisReachable = await redis.connect().then(
  () => true,
  () => false,
);
redis.disconnect();

if (!isRedisReachable) {
  console.warn(
    'No Redis is reachable, so the tests with it are skipped. Start one, or set TEST_REDIS_URL.',
  );
}

/** An address whose keys nobody else uses. They end by themselves, within an hour. */
export function redisAddress(): URL {
  const url = new URL(redisUrl);
  url.searchParams.set('keyPrefix', `dreamfork-test-${randomUUID()}:`);
  return url;
}
