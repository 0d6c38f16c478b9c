import { delay, type HttpHandler, HttpResponse, http, type JsonBodyType } from 'msw';
import * as z from 'zod/mini';
import { readTokenClaims } from '../client/sessionUser.ts';
import {
  type ErrorCode,
  type ErrorResponse,
  errorMessages,
  errorStatuses,
  mayCall,
  needsUser,
  type Route,
  type RouteResponse,
  type UserAccess,
} from '../contract/index.ts';
import { type FixtureUser, isFixtureToken } from '../fixtures/index.ts';

/**
 * What the mock server is like: as it should be, without stories and other users, taking its time,
 * refusing everything that needs a right, or broken.
 */
export const scenarios = ['ok', 'empty', 'slow', 'forbidden', 'failing'] as const;
export type Scenario = (typeof scenarios)[number];

/** Who may sign in, and the sessions that are nobody's any more. */
type Accounts = { users: readonly FixtureUser[]; endedSessions: ReadonlySet<string> };

/** What all mocked calls of one server share. */
type Setting = {
  database: Accounts;
  scenario: Scenario;
  baseUrl: string;
  /** Milliseconds that every answer of the scenario `slow` takes. */
  slowness: number;
};

export type ErrorFacts = Omit<ErrorResponse, 'success' | 'code' | 'message'>;

class Refusal extends Error {
  readonly code: ErrorCode;
  readonly facts: ErrorFacts;

  constructor(code: ErrorCode, facts: ErrorFacts) {
    super(code);
    this.code = code;
    this.facts = facts;
  }
}

/** Answers the call that is being replied to with an error. */
export function refuse(code: ErrorCode, facts: ErrorFacts = {}): never {
  throw new Refusal(code, facts);
}

/** The answer of calls that have nothing to tell, and of replies that return nothing. */
export const done = { success: true } as const;

export type Session = { user: FixtureUser; id: string };

type Output<Schema> = Schema extends z.core.$ZodType ? z.output<Schema> : undefined;

/** A call as its reply sees it, read by the schemas of the contract. */
export type MockCall<Definition extends Route> = {
  params: Output<Definition['params']>;
  query: Output<Definition['query']>;
  body: Output<Definition['body']>;
  /** Who calls: certain where the route asks for a token, perhaps nobody where it does not. */
  session: Definition['access'] extends UserAccess ? Session : Session | null;
  /** The file of the form that was sent, where one was. */
  file: File | null;
  locale: 'ru' | 'en';
};

type Answered<Definition extends Route> =
  | RouteResponse<Definition>
  // biome-ignore lint/suspicious/noConfusingVoidType: a reply that returns nothing is of this type.
  | (typeof done extends RouteResponse<Definition> ? void : never)
  | (Definition['contentType'] extends 'text/event-stream' ? ReadableStream<Uint8Array> : never);

/** Mocks a call: `mock(contract.stories.card, ({ params }) => …)`. Another answer than the contract's does not compile. */
export type Mock = <const Definition extends Route>(
  route: Definition,
  reply: (
    call: MockCall<NoInfer<Definition>>,
  ) => Answered<NoInfer<Definition>> | Promise<Answered<NoInfer<Definition>>>,
) => HttpHandler;

const localeOf = (request: Request): 'ru' | 'en' =>
  request.headers.get('accept-language')?.startsWith('en') ? 'en' : 'ru';

/** An error as a server answers it, in the language that the request asks for. */
export const errorAnswer = (request: Request, code: ErrorCode, facts: ErrorFacts = {}) =>
  HttpResponse.json(
    { success: false, code, message: errorMessages[localeOf(request)][code], ...facts },
    { status: errorStatuses[code] },
  );

/** A handler of MSW for a route. */
export const handlerOf = (
  { method, path }: Route,
  baseUrl: string,
  resolve: Parameters<typeof http.get>[1],
): HttpHandler =>
  http[method.toLowerCase() as Lowercase<Route['method']>](
    `${baseUrl}${path.replaceAll(/\{(\w+)\}/g, ':$1')}`,
    resolve,
  );

/** Makes the `mock` of one server: it reads requests, and checks answers, by the contract. */
export const createMock =
  (setting: Setting): Mock =>
  (route, reply) =>
    handlerOf(route, setting.baseUrl, async ({ request, params }) => {
      if (setting.scenario === 'slow') await delay(setting.slowness);
      try {
        const call = await readCall(setting, { route, request, params });
        return answerOf(route, (await reply(call as MockCall<typeof route>)) ?? done, request);
      } catch (error) {
        if (error instanceof Refusal) return errorAnswer(request, error.code, error.facts);
        throw error;
      }
    });

type Incoming = { route: Route; request: Request; params: unknown };

async function readCall({ scenario, database }: Setting, { route, request, params }: Incoming) {
  if (scenario === 'failing') refuse('internal');
  const session = route.access === 'public' ? null : readSession(database, request);
  if (needsUser(route.access)) {
    const { role } = session?.user ?? refuse('unauthorized');
    if (scenario === 'forbidden' || !mayCall(route.access, role)) refuse('forbidden');
  }
  const isForm = request.headers.get('content-type')?.startsWith('multipart/form-data');
  const file = isForm ? (await request.formData()).get('file') : null;
  const issues: z.core.$ZodIssue[] = [];
  const read = (schema: z.core.$ZodType | undefined, sent: unknown) => {
    const part = schema && z.safeParse(schema, sent);
    issues.push(...(part?.error?.issues ?? []));
    return part?.data;
  };
  const call = {
    params: read(route.params, params),
    query: read(route.query, Object.fromEntries(new URL(request.url).searchParams)),
    body: read(route.body, route.body && (await request.json().catch(() => undefined))),
    session,
    file: file instanceof File ? file : null,
    locale: localeOf(request),
  };
  const errors = issues.map(({ code, message, path }) => {
    return { code: code === 'custom' ? message : code, path: path.join('.') };
  });
  return errors.length > 0 ? refuse('request-invalid', { errors }) : call;
}

/** The session of a request; one that has ended is nobody's. */
function readSession({ users, endedSessions }: Accounts, request: Request): Session | null {
  const token = request.headers.get('authorization')?.replace(/^Bearer +/i, '') ?? '';
  const claims = isFixtureToken(token) ? readTokenClaims(token) : null;
  const user = users.find(({ id }) => id === claims?.sub);
  return claims && user && !endedSessions.has(claims.sid) ? { user, id: claims.sid } : null;
}

/** The answer as a server sends it. One that is not of the contract is an error of the mock, and is told aloud. */
function answerOf(route: Route, given: unknown, request: Request): Response {
  if (given instanceof ReadableStream) {
    return new HttpResponse(given, { headers: { 'content-type': 'text/event-stream' } });
  }
  const { data, error } = z.safeParse(route.response, given);
  if (error) {
    const name = `${route.method} ${route.path}`;
    console.error(`The mock of ${name} answers what the contract does not promise:`, error.issues);
    return errorAnswer(request, 'internal');
  }
  if (data instanceof File) {
    const disposition = `attachment; filename*=UTF-8''${encodeURIComponent(data.name)}`;
    const headers = { 'content-type': data.type, 'content-disposition': disposition };
    return new HttpResponse(data, { headers });
  }
  const status = route.status ?? 200;
  if (!route.contentType) return HttpResponse.json(data as JsonBodyType, { status });
  const headers = { 'content-type': `${route.contentType}; charset=utf-8` };
  return new HttpResponse(String(data), { status, headers });
}
