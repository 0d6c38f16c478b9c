import { type HttpHandler, HttpResponse, http } from 'msw';
import { type ErrorCode, errorMessages, listRoutes, type Route } from '../contract/index.ts';
import { type ErrorReply, errorReply } from './errorReply.ts';
import { localeOf, routePattern } from './handle.ts';

/** What happens to intercepted calls. */
export type CallInterception = {
  /** To be used before the handlers of `createHandlers`. */
  handlers: HttpHandler[];
  /** Answers each call with this error. */
  refuse: (code: ErrorCode, extra?: ErrorReply['extra']) => void;
  /** Loses each call, as without a connection. */
  lose: () => void;
  /** Lets each call wait until one of the others is called. */
  hold: () => void;
  /** Lets the mock server answer, also what waits. */
  pass: () => void;
};

type Fate = (request: Request) => Response | undefined | Promise<Response | undefined>;

const pass: Fate = () => undefined;

/** Decides, while a story or a test runs, what becomes of calls; at first they reach the mock server. */
export function interceptCalls(routes: readonly Route[] = listRoutes()): CallInterception {
  let fate = pass;
  let waiting: (() => void)[] = [];
  const decide = (next: Fate) => {
    fate = next;
    for (const goOn of waiting) goOn();
    waiting = [];
  };
  return {
    handlers: routes.map(({ method, path }) =>
      http[method.toLowerCase() as Lowercase<Route['method']>](
        routePattern('*', path),
        ({ request }) => fate(request),
      ),
    ),
    refuse: (code, extra) => {
      const reply = errorReply(code, extra);
      decide((request) =>
        HttpResponse.json(reply.toBody(errorMessages[localeOf(request)][code]), {
          status: reply.status,
        }),
      );
    },
    lose: () => decide(() => HttpResponse.error()),
    hold: () =>
      decide(async (request) => {
        await new Promise<void>((goOn) => waiting.push(goOn));
        return fate(request);
      }),
    pass: () => decide(pass),
  };
}
