import { delay, type HttpHandler, HttpResponse, http, type JsonBodyType } from 'msw';
import * as z from 'zod/mini';
import { readTokenClaims } from '../client/sessionUser.ts';
import {
  type AssistantEvent,
  type AssistantResult,
  type AssistantTask,
  type ErrorCode,
  errorMessages,
  mayCall,
  needsUser,
  type Route,
  type RouteResponse,
  type UserAccess,
} from '../contract/index.ts';
import { type FixtureUser, isFixtureToken } from '../fixtures/index.ts';
import { ErrorReply, errorReply } from './errorReply.ts';
import { noteUses } from './mediaUses.ts';
import type { MockDatabase } from './mockDatabase.ts';

/** How the model of the mock server behaves. */
export type AssistantSetting = {
  /** Called before each event is sent, which waits for it. */
  pace: (event: AssistantEvent) => Promise<unknown>;
  /** How many requests of others each task waits for. */
  queued: number;
  /** What the model makes of a task. */
  answer: (task: AssistantTask) => AssistantResult;
  /** Breaks every task off after the first part of its answer. */
  error: ErrorCode | null;
  dailyLimit: number;
};

/**
 * What the mock server is like: as it should be, without stories and other users, taking its time,
 * refusing everything that needs a right, or broken.
 */
export const scenarios = ['ok', 'empty', 'slow', 'forbidden', 'failing'] as const;
export type Scenario = (typeof scenarios)[number];

/** What all handlers of one mock server share. */
export type Setting = {
  database: MockDatabase;
  scenario: Scenario;
  baseUrl: string;
  /** Milliseconds that every answer of the scenario `slow` takes. */
  slowness: number;
  maxStoryBytes: number;
  /** How much the files of one user may take. */
  mediaQuotaBytes: number;
  assistant: AssistantSetting;
};

type Output<Schema> = Schema extends z.core.$ZodType ? z.output<Schema> : undefined;

/** Who calls: certain where the route asks for a token, perhaps nobody where it does not. */
type Caller<Definition extends Route> = Definition['access'] extends UserAccess
  ? Session
  : Session | null;

export type Session = { user: FixtureUser; id: string };

/** A call as its responder sees it: checked, and read as the contract says. */
export type MockCall<Definition extends Route> = {
  database: MockDatabase;
  params: Output<Definition['params']>;
  query: Output<Definition['query']>;
  body: Output<Definition['body']>;
  session: Caller<Definition>;
  /** The form that was sent, where one was. */
  form: FormData | null;
  locale: 'ru' | 'en';
};

type Reply<Definition extends Route> =
  | RouteResponse<Definition>
  | ErrorReply
  | (Definition['contentType'] extends 'text/event-stream' ? ReadableStream<Uint8Array> : never);

/** Answers a call with what the contract promises, or refuses it. Any other shape does not compile. */
export type Responder<Definition extends Route> = (
  call: MockCall<Definition>,
) => Reply<Definition> | Promise<Reply<Definition>>;

/** The answer of calls that have nothing to tell. */
export const done = { success: true } as const;

/** The address of a route as MSW matches it. */
export const routePattern = (baseUrl: string, path: string): string =>
  `${baseUrl}${path.replaceAll(/\{(\w+)\}/g, ':$1')}`;

/** Turns a route and its responder into an MSW handler. */
export function handle<const Definition extends Route>(
  setting: Setting,
  route: Definition,
  respond: Responder<NoInfer<Definition>>,
): HttpHandler {
  const method = route.method.toLowerCase() as Lowercase<Definition['method']>;
  return http[method](routePattern(setting.baseUrl, route.path), async ({ request, params }) => {
    if (setting.scenario === 'slow') await delay(setting.slowness);
    const call = await readCall(setting, route, request, params);
    const given = call instanceof ErrorReply ? call : await respond(call as MockCall<Definition>);
    if (method !== 'get') noteUses(setting.database);
    const response = isHidden(given, route, setting, request)
      ? refuseToken(setting.database, request)
      : given;
    if (response instanceof ErrorReply) {
      const body = response.toBody(errorMessages[localeOf(request)][response.code]);
      return HttpResponse.json(body, { status: response.status });
    }
    if (response instanceof File) return fileResponse(response);
    if (response instanceof ReadableStream) {
      return new HttpResponse(response, { headers: { 'content-type': 'text/event-stream' } });
    }
    const status = route.status ?? 200;
    return route.contentType
      ? new HttpResponse(String(response), {
          status,
          headers: { 'content-type': `${route.contentType}; charset=utf-8` },
        })
      : HttpResponse.json(response as JsonBodyType, { status });
  });
}

/** Whether what is not found may be there for whoever signs in again: the session of the token has ended. */
const isHidden = (
  response: unknown,
  route: Route,
  { database }: Setting,
  request: Request,
): boolean =>
  response instanceof ErrorReply &&
  response.status === 404 &&
  route.access !== 'public' &&
  request.headers.has('authorization') &&
  readSession(database, request) === null;

const fileResponse = (file: File) =>
  new HttpResponse(file, {
    headers: {
      'content-type': file.type,
      'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(file.name)}`,
    },
  });

/** The language that a request asks for. */
export const localeOf = (request: Request): 'ru' | 'en' =>
  request.headers.get('accept-language')?.startsWith('en') ? 'en' : 'ru';

const isForm = (request: Request): boolean =>
  request.headers.get('content-type')?.startsWith('multipart/form-data') ?? false;

async function readCall(
  { database, scenario, maxStoryBytes }: Setting,
  route: Route,
  request: Request,
  params: unknown,
) {
  if (scenario === 'failing') return errorReply('internal');
  const session = route.access === 'public' ? null : readSession(database, request);
  if (needsUser(route.access)) {
    if (!session) return refuseToken(database, request);
    if (scenario === 'forbidden' || !mayCall(route.access, session.user.role)) {
      return errorReply('forbidden');
    }
  }

  let sent: unknown;
  if (route.body) {
    const text = await request.text();
    if (text.length > maxStoryBytes) return errorReply('body-too-large');
    try {
      sent = text === '' ? undefined : JSON.parse(text);
    } catch {
      return errorReply('json-malformed');
    }
  }
  const search = Object.fromEntries(new URL(request.url).searchParams);
  const parts = [
    route.params && z.safeParse(route.params, params),
    route.query && z.safeParse(route.query, search),
    route.body && z.safeParse(route.body, sent),
  ];
  const issues = parts.flatMap((part) => part?.error?.issues ?? []);
  if (issues.length > 0) {
    const errors = issues.map((issue) => ({
      code: issue.code === 'custom' ? issue.message : issue.code,
      path: issue.path.join('.'),
    }));
    return errorReply('request-invalid', { errors });
  }
  const [paramsPart, queryPart, bodyPart] = parts;
  return {
    database,
    params: paramsPart?.data,
    query: queryPart?.data,
    body: bodyPart?.data,
    session,
    form: isForm(request) ? await request.formData() : null,
    locale: localeOf(request),
  };
}

/** The token of a request, and whose it is. */
function readToken(database: MockDatabase, request: Request) {
  const token = request.headers.get('authorization')?.replace(/^Bearer +/i, '') ?? '';
  const claims = isFixtureToken(token) ? readTokenClaims(token) : null;
  const user = database.users.find((candidate) => candidate.id === claims?.sub);
  return claims && user ? { claims, user } : null;
}

/** The session of a request; one that has ended is nobody's. */
function readSession(database: MockDatabase, request: Request): Session | null {
  const token = readToken(database, request);
  if (token?.user.status !== 'Active') return null;
  const { sid } = token.claims;
  return database.endedSessions.has(sid) ? null : { user: token.user, id: sid };
}

const refuseToken = (database: MockDatabase, request: Request): ErrorReply => {
  const status = readToken(database, request)?.user.status;
  return errorReply(
    status === 'Suspended' || status === 'Banned' ? 'session-blocked' : 'unauthorized',
  );
};
