import { once } from 'node:events';
import { PassThrough } from 'node:stream';
import type { FastifyReply } from 'fastify';

/** Shorter than the patience of proxies, which hang up on a silent connection. */
const heartbeat = 15_000;

/** How long a client may read nothing of what waits for it, in milliseconds. */
const stalledMaximum = 60_000;

type Options<Event> = {
  events: AsyncIterable<Event>;
  /** Aborts when the client hangs up. */
  signal: AbortSignal;
};

/**
 * Sends events as they come, as server-sent events. The next one is asked for when the client has room for it; a
 * client that has none for a minute is hung up on.
 */
export function sendEvents<Event>(reply: FastifyReply, { events, signal }: Options<Event>) {
  const stream = new PassThrough();
  const write = async (text: string) => {
    if (stream.write(text)) return;
    const patience = AbortSignal.any([signal, AbortSignal.timeout(stalledMaximum)]);
    await once(stream, 'drain', { signal: patience });
  };
  const beat = setInterval(() => {
    if (!stream.writableNeedDrain) stream.write(':\n\n');
  }, heartbeat);

  const writeAll = async () => {
    try {
      for await (const event of events) await write(`data: ${JSON.stringify(event)}\n\n`);
      stream.end();
    } catch {
      // The client has hung up, or is hung up on.
      stream.destroy();
      reply.raw.destroy();
    } finally {
      clearInterval(beat);
    }
  };
  void writeAll();
  return reply
    .header('content-type', 'text/event-stream; charset=utf-8')
    .header('cache-control', 'no-store')
    .header('x-accel-buffering', 'no')
    .send(stream);
}
