import type { Redis } from 'ioredis';
import type { Channel } from './channel.ts';

const name = 'dreamfork-live';
/** How often the connection that listens is asked whether it still lives. */
const askEvery = 15_000;

/** Messages go by the connection of all other commands; the one that listens can send nothing else. */
export function createRedisChannel(redis: Redis): Channel {
  let listening: Redis | undefined;
  let asking: NodeJS.Timeout | undefined;
  return {
    publish: (text) => redis.publish(name, text),
    subscribe(handler) {
      // It is silent while nobody sends, and waits for the connection with what it subscribes to.
      const client = redis.duplicate({
        lazyConnect: false,
        enableOfflineQueue: true,
        socketTimeout: undefined,
      });
      listening = client;
      client.on('error', () => {});
      client.on('message', (_, text) => handler(text));
      client.subscribe(name).catch(() => {});
      asking = setInterval(() => {
        if (client.status === 'ready') client.ping().catch(() => client.disconnect(true));
      }, askEvery).unref();
    },
    async close() {
      clearInterval(asking);
      listening?.disconnect();
    },
  };
}
