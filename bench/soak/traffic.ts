import { createHistogram, type RecordableHistogram } from 'node:perf_hooks';
import { Agent, fetch } from 'undici';

/** What became of all requests of one call. */
export type Tally = {
  /** Microseconds from the request to the end of its answer. */
  times: RecordableHistogram;
  answered: number;
  cut: number;
  /** How often each error came: a status, or why there was no answer. */
  errors: Map<string, number>;
};

export type Sent = { path: string; headers?: Record<string, string>; body?: string };

export type Answer = { status: number; etag: string | null; text: string };

/** Sends a request that is counted under the name of its call. Undefined: it was cut, or answered with an error. */
export type Send = (call: string, request: Sent) => Promise<Answer | undefined>;

export type Traffic = {
  tallies: ReadonlyMap<string, Tally>;
  /** A browser of its own, known to the server by this address. */
  openBrowser: (localAddress: string) => Send;
};

type Options = {
  url: string;
  /** Whether a server was killed just now: a request without an answer is then no error. */
  isCutExpected: () => boolean;
};

const patience = 30_000;

// What a proxy says when the server that it asked is gone.
const gone = new Set([502, 504]);

const causeOf = (error: unknown): string => {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  if (!(cause instanceof Error)) return String(cause);
  return 'code' in cause && typeof cause.code === 'string' ? cause.code : cause.name;
};

/** Requests to one address, counted by call. `fetch` unpacks answers as a browser does. */
export function createTraffic({ url, isCutExpected }: Options): Traffic {
  const tallies = new Map<string, Tally>();

  const tallyOf = (call: string): Tally => {
    const found = tallies.get(call);
    if (found) return found;
    const tally = { times: createHistogram(), answered: 0, cut: 0, errors: new Map() };
    tallies.set(call, tally);
    return tally;
  };

  const count = (tally: Tally, error: string, isCut: boolean) => {
    if (isCut && isCutExpected()) tally.cut += 1;
    else tally.errors.set(error, (tally.errors.get(error) ?? 0) + 1);
  };

  return {
    tallies,
    openBrowser(localAddress) {
      const dispatcher = new Agent({
        localAddress,
        connect: { rejectUnauthorized: false },
        connections: 6,
      });
      return async (call, { path, headers = {}, body }) => {
        const [method = 'GET'] = call.split(' ', 1);
        const tally = tallyOf(call);
        const type = body === undefined ? {} : { 'content-type': 'application/json' };
        const began = performance.now();
        try {
          const response = await fetch(`${url}${path}`, {
            method,
            headers: { 'accept-language': 'ru', ...type, ...headers },
            ...(body === undefined ? {} : { body }),
            dispatcher,
            signal: AbortSignal.timeout(patience),
          });
          const text = await response.text();
          const { status } = response;
          if (!response.ok && status !== 304) {
            count(tally, String(status), gone.has(status));
            return undefined;
          }
          tally.times.record(Math.max(1, Math.round((performance.now() - began) * 1000)));
          tally.answered += 1;
          return { status, etag: response.headers.get('etag'), text };
        } catch (error) {
          count(tally, causeOf(error), true);
          return undefined;
        }
      };
    },
  };
}
