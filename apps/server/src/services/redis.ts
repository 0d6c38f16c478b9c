import { Redis } from 'ioredis';

/** How long a command may take, in milliseconds. A connection that has not answered by then is closed. */
const patience = 500;
const connectionPatience = 3000;

/**
 * Connects to Redis, and again whenever the connection is lost. Without a connection commands fail at once, so that
 * nobody waits for a Redis that is away.
 */
export async function openRedis(url: string): Promise<Redis> {
  const redis = new Redis(url, {
    lazyConnect: true,
    enableOfflineQueue: false,
    autoResendUnfulfilledCommands: false,
    connectTimeout: connectionPatience,
    commandTimeout: patience,
    socketTimeout: patience,
  });
  // Whoever sends a command has its error, and the health tells of Redis.
  redis.on('error', () => {});
  await redis.connect().catch(() => {});
  return redis;
}
