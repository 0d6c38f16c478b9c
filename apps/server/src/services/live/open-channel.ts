import type { Redis } from 'ioredis';
import type { Configuration } from '../../configuration/configuration.ts';
import type { Database } from '../../db/schema.ts';
import type { Channel } from './channel.ts';
import { createPostgresChannel } from './postgres-channel.ts';
import { createRedisChannel } from './redis-channel.ts';

type Options = {
  configuration: Pick<Configuration, 'databaseUrl'>;
  redis: Redis | undefined;
  /** Called when the connection that listens is lost; it is opened again. */
  onLost: (error: unknown) => void;
};

/** The way to the other processes: Redis, or PostgreSQL. With SQLite alone there are none. */
export function openChannel(
  database: Database,
  { configuration: { databaseUrl: url }, redis, onLost }: Options,
): Channel | undefined {
  if (redis) return createRedisChannel(redis);
  return url === undefined ? undefined : createPostgresChannel(database, { url, onLost });
}
