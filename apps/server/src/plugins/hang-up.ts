import type { ServerResponse } from 'node:http';

const signals = new WeakMap<ServerResponse, AbortSignal>();

/**
 * Aborts when the client disconnects before the response is sent; one signal for each response. `signal` of Fastify's
 * requests aborts as soon as the body is read.
 */
export function hangUpSignal(response: ServerResponse): AbortSignal {
  const known = signals.get(response);
  if (known) return known;
  const controller = new AbortController();
  const abort = () => {
    if (!response.writableFinished) controller.abort();
  };
  if (response.destroyed) abort();
  else response.once('close', abort);
  signals.set(response, controller.signal);
  return controller.signal;
}
