import { type HttpHandler, HttpResponse } from 'msw';
import { type ErrorCode, listRoutes, type Route } from '../contract/index.ts';
import { type ErrorFacts, errorAnswer, handlerOf } from './mock.ts';

/** What happens to intercepted calls. */
export type CallInterception = {
  /** To be used before the handlers of `createHandlers`. */
  handlers: HttpHandler[];
  /** Answers each call with this error. */
  refuse: (code: ErrorCode, facts?: ErrorFacts) => void;
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
    handlers: routes.map((route) => handlerOf(route, '*', ({ request }) => fate(request))),
    refuse: (code, facts) => decide((request) => errorAnswer(request, code, facts)),
    lose: () => decide(() => HttpResponse.error()),
    hold: () =>
      decide(async (request) => {
        await new Promise<void>((goOn) => waiting.push(goOn));
        return fate(request);
      }),
    pass: () => decide(pass),
  };
}
