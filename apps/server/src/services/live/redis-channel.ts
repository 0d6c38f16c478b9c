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
    subscribe({ onMessage, onReady }) {
      // It is silent while nobody sends.
      const client = redis.duplicate({ socketTimeout: undefined, autoResubscribe: false });
      listening = client;
      const again = () => client.disconnect(true);
      client.on('error', () => {});
      client.on('message', (_, text) => onMessage(text));
      client.on('ready', () => void client.subscribe(name).then(onReady, again));
      client.connect().catch(() => {});
      asking = setInterval(() => {
        if (client.status === 'ready') client.ping().catch(again);
      }, askEvery).unref();
    },
    async close() {
      clearInterval(asking);
      listening?.disconnect();
    },
  };
}
