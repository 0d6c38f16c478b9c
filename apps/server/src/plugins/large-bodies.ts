import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import plugin from 'fastify-plugin';
import { ApiError } from '../api-error.ts';
import { createBudget, createBudgetByKey } from '../budget.ts';
import type { SpooledBody } from '../unread-body.ts';
import { createBodySpool } from './body-spool.ts';
import { hangUpSignal } from './hang-up.ts';
import { clientNetwork } from './rate-limits.ts';

// A body of 22 MB takes about ten times its size while it is read, checked and stored.
const capacity = 32 * 1024 * 1024;
const spoolCapacity = 1024 * 1024 * 1024;
const maxQueue = 100;
const perCaller = 2;
// A request has a minute to arrive, of which this is spent before its body is taken.
const arrivalWait = 30_000;
const turnWait = 60_000;
const largeFrom = 1024 * 1024;

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether the route reads and checks large bodies itself; it gets an `UnreadBody`. */
    readsBody?: boolean;
  }
  interface FastifyRequest {
    /** The body, where it is large and its route reads it. */
    spooledBody: SpooledBody | undefined;
  }
}

/** Whether a body is received into a file. One that says that it is too long is refused before it is read. */
function isSpooled({ headers, routeOptions, mediaType }: FastifyRequest): boolean {
  if (!routeOptions.config.readsBody || mediaType !== 'application/json') return false;
  if (headers['transfer-encoding']) return true;
  const length = Number(headers['content-length'] ?? 0);
  return length > largeFrom && length <= routeOptions.bodyLimit;
}

const callerOf = (request: FastifyRequest): string =>
  request.knownViewer?.user.id ?? clientNetwork(request);

/** Calls back when the response has been sent or its client has hung up. */
function onClose({ raw }: FastifyReply, release: () => void): void {
  if (raw.destroyed) release();
  else raw.once('close', release);
}

/** In the place of a body that has been received. */
function receivedStream({ bytes }: SpooledBody): Readable {
  // Fastify compares it with the length that the request says.
  return Object.assign(Readable.from([]), { receivedEncodedLength: bytes });
}

type Options = {
  /** Where bodies are kept while their requests last. */
  directory: string;
  /** Milliseconds in which some of a body has to come. */
  idleLimit?: number;
};

/**
 * Receives large bodies into files, a few of each caller at a time. Only whole ones take their turn to be read,
 * so a slow client keeps nobody waiting. `Retry-After` where there are too many.
 */
export const largeBodies = plugin<Options>(
  async (app, { directory, idleLimit = 10_000 }) => {
    const spool = createBodySpool({ directory, capacity: spoolCapacity, idleLimit });
    const arrivals = createBudgetByKey({ capacity: perCaller, maxQueue });
    const turns = createBudget({ capacity, maxQueue });
    app.decorateRequest('spooledBody', undefined);
    // After the hooks that say who may call, before the body is read.
    app.addHook('preParsing', async (request, reply, payload) => {
      if (!isSpooled(request)) return payload;
      const hangUp = hangUpSignal(reply.raw);
      const within = (limit: number) => AbortSignal.any([hangUp, AbortSignal.timeout(limit)]);
      try {
        onClose(reply, await arrivals.take(callerOf(request), 1, within(arrivalWait)));
        const file = await spool.open();
        onClose(reply, () => {
          file.close().catch((error: unknown) => request.log.error({ error }, 'spool not closed'));
        });
        const body = await file.receive(payload as Readable, request.routeOptions.bodyLimit);
        onClose(reply, await turns.take(body.bytes, within(turnWait)));
        request.spooledBody = body;
        return receivedStream(body);
      } catch (error) {
        // The client may send more.
        reply.header('connection', 'close');
        throw hangUp.aborted ? new ApiError('request-invalid', { cause: error }) : error;
      }
    });
  },
  { name: 'large-bodies' },
);
