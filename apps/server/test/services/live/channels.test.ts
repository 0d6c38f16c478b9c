import { randomUUID } from 'node:crypto';
import { EventEmitter, once } from 'node:events';
import { describe, expect, onTestFinished, test } from 'vitest';
import { waitLimit } from '../../../../../scripts/timeLimits.ts';
import { servingLimits } from '../../../src/db/engine.ts';
import { openPostgres } from '../../../src/db/postgres.ts';
import type { Channel } from '../../../src/services/live/channel.ts';
import { readEnvelope } from '../../../src/services/live/channel.ts';
import { createPostgresChannel } from '../../../src/services/live/postgres-channel.ts';
import { createRedisChannel } from '../../../src/services/live/redis-channel.ts';
import { openRedis } from '../../../src/services/redis.ts';
import { atRest } from '../../support/live.ts';
import { isPostgresReachable, postgresDatabase } from '../../support/places.ts';
import { isRedisReachable, redisAddress } from '../../support/redis.ts';
import { startSilenceableProxy } from '../../support/silenceable-proxy.ts';

type Opened = { channel: Channel; onLost: EventEmitter; close: () => Promise<void> };

async function openPostgresChannel(url: URL): Promise<Opened> {
  const open = openPostgres({ url: url.href, limits: servingLimits, onLostConnection: () => {} });
  const onLost = new EventEmitter();
  const channel = createPostgresChannel(open.database, {
    url: url.href,
    onLost: () => onLost.emit('lost'),
  });
  return { channel, onLost, close: open.close };
}

async function openRedisChannel(url: URL): Promise<Opened> {
  const redis = await openRedis(url.href);
  return {
    channel: createRedisChannel(redis),
    onLost: new EventEmitter(),
    close: async () => redis.disconnect(),
  };
}

const kinds = [
  {
    kind: 'PostgreSQL',
    isReachable: isPostgresReachable,
    address: () => new URL(postgresDatabase('postgres')),
    open: openPostgresChannel,
    port: 5432,
  },
  {
    kind: 'Redis',
    isReachable: isRedisReachable,
    address: redisAddress,
    open: openRedisChannel,
    port: 6379,
  },
];

describe.each(kinds)('a channel through $kind', ({ isReachable, address, open, port }) => {
  async function start(url = address()) {
    const opened = await open(url);
    onTestFinished(async () => {
      await opened.channel.close();
      await opened.close();
    });
    return opened.channel;
  }

  /** Sends a text until it is heard: nobody says when a channel has begun to listen. */
  async function sendUntilHeard(sender: Channel, heard: EventEmitter, text: string) {
    const awaited = once(heard, text, { signal: AbortSignal.timeout(waitLimit) });
    const timer = setInterval(() => void sender.publish(text).catch(() => {}), 50);
    await awaited.finally(() => clearInterval(timer));
  }

  const listenTo = (channel: Channel) => {
    const heard = new EventEmitter();
    channel.subscribe({ onMessage: (text) => heard.emit(text, text), onReady: () => {} });
    return heard;
  };

  test.skipIf(!isReachable)('brings messages to others and to who sends them', async () => {
    const [one, other] = [await start(), await start()];
    const heard = [listenTo(one), listenTo(other)];
    const text = `${randomUUID()} ${'ж'.repeat(3500)}`;
    for (const emitter of heard) await sendUntilHeard(one, emitter, text);
  });

  test.skipIf(!isReachable)('listens again after its connection was lost', async () => {
    const url = address();
    const proxy = await startSilenceableProxy(url.hostname, Number(url.port || port));
    const sender = await start(new URL(url));
    url.port = String(proxy.port);
    const listener = await start(url);
    const heard = listenTo(listener);
    await sendUntilHeard(sender, heard, randomUUID());
    proxy.cut();
    await sendUntilHeard(sender, heard, randomUUID());
    onTestFinished(() => proxy.close());
  });

  test.skipIf(!isReachable)('refuses what cannot be sent, and waits for nothing', async () => {
    const url = address();
    url.port = '9';
    url.hostname = '127.0.0.1';
    const away = await start(url);
    away.subscribe({ onMessage: () => {}, onReady: () => {} });
    await expect(away.publish('lost')).rejects.toBeInstanceOf(Error);
  });
});

test('what is no message of this version is left out', () => {
  const message = {
    type: 'person',
    person: { id: 'a', userId: 'b', name: 'В', colour: 1, presence: atRest },
  };
  const read = (value: unknown) => readEnvelope(JSON.stringify(value));
  const from = 'a process';
  const storyId = 'a story';
  expect(read({ from, storyId, message })).toEqual({ from, storyId, message });
  expect(read({ from, storyId, message: { type: 'later' } })).toBeUndefined();
  expect(read({ from, storyId, message: { ...message, person: { id: 'a' } } })).toBeUndefined();
  expect(read({ from, message })).toBeUndefined();
  expect(read(null)).toBeUndefined();
  expect(readEnvelope('{')).toBeUndefined();
});
