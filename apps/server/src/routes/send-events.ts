import { PassThrough } from 'node:stream';
import { type AssistantEvent, errorMessages } from '@dreamfork/api-client/contract';
import type { FastifyBaseLogger, FastifyReply } from 'fastify';
import { ApiError } from '../api-error.ts';
import type { Locale } from '../messages/locale.ts';

/** Shorter than the patience of proxies, which hang up on a silent connection. */
const heartbeat = 15_000;

type Options = {
  events: AsyncGenerator<AssistantEvent>;
  signal: AbortSignal;
  locale: Locale;
  log: FastifyBaseLogger;
};

const toErrorEvent = (error: unknown, locale: Locale): AssistantEvent => {
  const { code, retryAfter } = error instanceof ApiError ? error : new ApiError('internal');
  const message = errorMessages[locale][code];
  return { type: 'error', code, message, ...(retryAfter === undefined ? {} : { retryAfter }) };
};

/** Sends events as they come, as server-sent events; an error is the last of them. */
export function sendEvents(reply: FastifyReply, { events, signal, locale, log }: Options) {
  const stream = new PassThrough();
  const write = (event: AssistantEvent) => stream.write(`data: ${JSON.stringify(event)}\n\n`);
  const beat = setInterval(() => stream.write(':\n\n'), heartbeat);

  const writeAll = async () => {
    try {
      for await (const event of events) write(event);
    } catch (error) {
      if (signal.aborted) return;
      if (!(error instanceof ApiError)) log.error({ error }, 'assistant failed');
      write(toErrorEvent(error, locale));
    } finally {
      clearInterval(beat);
      stream.end();
    }
  };
  void writeAll();
  return reply
    .header('content-type', 'text/event-stream; charset=utf-8')
    .header('cache-control', 'no-store')
    .header('x-accel-buffering', 'no')
    .send(stream);
}
