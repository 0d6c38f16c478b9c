import { delay, type HttpHandler, HttpResponse, http, type JsonBodyType } from 'msw';
import * as z from 'zod/mini';
import { readTokenClaims } from '../client/tokenClaims.ts';
import {
  type Access,
  errorMessages,
  mayCall,
  type Route,
  type RouteResponse,
} from '../contract/index.ts';
import { type FixtureUser, isFixtureToken } from '../fixtures/index.ts';
import { Refusal, refuse } from './refuse.ts';
import type { Scenario } from './scenarios.ts';
import type { World } from './world.ts';

/** What all handlers of one mock server share. */
export type Setting = {
  world: World;
  scenario: Scenario;
  baseUrl: string;
  /** Milliseconds that every answer of the scenario `slow` takes. */
  slowness: number;
  maxStoryBytes: number;
};

type Output<Schema> = Schema extends z.core.$ZodType ? z.output<Schema> : undefined;

/** Who calls: certain where the route asks for a token, perhaps nobody where it does not. */
type Caller<Definition extends Route> = Definition['access'] extends 'user' | 'moderator' | 'admin'
  ? Session
  : Session | null;

export type Session = { user: FixtureUser; id: string };

/** A call as its responder sees it: checked, and read as the contract says. */
export type MockCall<Definition extends Route> = {
  world: World;
  params: Output<Definition['params']>;
  query: Output<Definition['query']>;
  body: Output<Definition['body']>;
  session: Caller<Definition>;
  /** The form that was sent, where one was. */
  form: FormData | null;
};

/** Answers a call with what the contract promises, or refuses it. Any other shape does not compile. */
export type Responder<Definition extends Route> = (
  call: MockCall<Definition>,
) => RouteResponse<Definition> | Refusal;

/** The answer of calls that have nothing to tell. */
export const done = { success: true } as const;

/** Turns a route and its responder into an MSW handler. */
export function handle<const Definition extends Route>(
  setting: Setting,
  route: Definition,
  respond: Responder<NoInfer<Definition>>,
): HttpHandler {
  const method = route.method.toLowerCase() as Lowercase<Definition['method']>;
  const pattern = `${setting.baseUrl}${route.path.replaceAll(/\{(\w+)\}/g, ':$1')}`;
  return http[method](pattern, async ({ request, params }) => {
    if (setting.scenario === 'slow') await delay(setting.slowness);
    const call = await readCall(setting, route, request, params);
    const answer = call instanceof Refusal ? call : respond(call as MockCall<Definition>);
    if (answer instanceof Refusal) {
      const locale = request.headers.get('accept-language')?.startsWith('en') ? 'en' : 'ru';
      const body = answer.toBody(errorMessages[locale][answer.code]);
      return HttpResponse.json(body, { status: answer.status });
    }
    if (answer instanceof File) return fileResponse(answer);
    const status = route.status ?? 200;
    return route.contentType
      ? HttpResponse.html(String(answer), { status })
      : HttpResponse.json(answer as JsonBodyType, { status });
  });
}

const fileResponse = (file: File) =>
  new HttpResponse(file, {
    headers: {
      'content-type': file.type,
      'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(file.name)}`,
    },
  });

const isForm = (request: Request): boolean =>
  request.headers.get('content-type')?.startsWith('multipart/form-data') ?? false;

async function readCall(
  { world, scenario, maxStoryBytes }: Setting,
  route: Route,
  request: Request,
  params: unknown,
) {
  if (scenario === 'failing') return refuse('internal');
  const session = route.access === 'public' ? null : readSession(world, request);
  const denied = session instanceof Refusal ? session : denial(route.access, session, scenario);
  if (denied) return denied;

  let sent: unknown;
  if (route.body) {
    const text = await request.text();
    if (text.length > maxStoryBytes) return refuse('body-too-large');
    try {
      sent = text === '' ? undefined : JSON.parse(text);
    } catch {
      return refuse('json-malformed');
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
    return refuse('request-invalid', { errors });
  }
  const [paramsPart, queryPart, bodyPart] = parts;
  return {
    world,
    params: paramsPart?.data,
    query: queryPart?.data,
    body: bodyPart?.data,
    session,
    form: isForm(request) ? await request.formData() : null,
  };
}

function readSession(world: World, request: Request): Session | Refusal | null {
  const header = request.headers.get('authorization');
  if (header === null) return null;
  const token = header.replace(/^Bearer +/i, '');
  const claims = isFixtureToken(token) ? readTokenClaims(token) : null;
  if (!claims || world.endedSessions.has(claims.sid)) return refuse('unauthorized');
  const user = world.users.find((candidate) => candidate.id === claims.sub);
  return user?.status === 'Active' ? { user, id: claims.sid } : refuse('unauthorized');
}

function denial(access: Access, session: Session | null, scenario: Scenario): Refusal | null {
  if (access === 'public' || access === 'optional') return null;
  if (!session) return refuse('unauthorized');
  if (scenario === 'forbidden') return refuse('forbidden');
  return mayCall(access, session.user.role) ? null : refuse('forbidden');
}
