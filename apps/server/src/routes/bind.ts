import {
  type Access,
  errorResponse,
  mayCall,
  type Route,
  type RouteResponse,
} from '@dreamfork/api-client/contract';
import type {
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  FastifySchema,
  onRequestAsyncHookHandler,
  RouteShorthandOptions,
} from 'fastify';
import type { z } from 'zod';
import { ApiError } from '../api-error.ts';
import { type Locale, localeOf } from '../messages/locale.ts';
import { identify } from '../plugins/identity.ts';
import type { Viewer } from '../services/authentication/sessions.ts';
import type { Services } from '../services/services.ts';

type Output<Schema> = Schema extends z.core.$ZodType ? z.output<Schema> : undefined;

/** What a route's handler gets: the parts of the request as the contract reads them, and who makes it. */
export type Call<Definition extends Route> = {
  params: Output<Definition['params']>;
  query: Output<Definition['query']>;
  body: Output<Definition['body']>;
  /** The signed-in user. */
  viewer: Definition['access'] extends 'user' | 'moderator' | 'admin' ? Viewer : undefined;
  /** Who makes the request where a token is optional; asked only when it matters. */
  identify: () => Promise<Viewer | undefined>;
  locale: Locale;
  request: FastifyRequest;
  reply: FastifyReply;
};

type Handler<Definition extends Route> = (
  call: Call<Definition>,
) => Promise<RouteResponse<Definition>>;

/** A handler that sends the answer itself, as bytes that are ready. */
type Sender<Definition extends Route> = (
  call: Call<Definition>,
) => FastifyReply | Promise<FastifyReply>;

type Extra = Pick<RouteShorthandOptions, 'bodyLimit' | 'preHandler' | 'config'>;

/** Puts routes of the contract on the app: schemas, access rule and documentation together. */
export type Binder = {
  /** A route whose handler returns the answer. */
  answer: <Definition extends Route>(
    definition: Definition,
    handler: Handler<Definition>,
    extra?: Extra,
  ) => void;
  /** A route whose handler sends the answer itself. */
  send: <Definition extends Route>(
    definition: Definition,
    sender: Sender<Definition>,
    extra?: Extra,
  ) => void;
};

/** `/api/story/{id}` as Fastify writes it: `/api/story/:id`. */
const toPattern = (path: string): string => path.replace(/\{(\w+)\}/g, ':$1');

/** Refuses who may not call before any of the body is read. */
function guard(services: Services, access: Access): onRequestAsyncHookHandler | undefined {
  if (access === 'public' || access === 'optional') return undefined;
  return async (request) => {
    const viewer = await identify(services, request);
    if (!viewer) throw new ApiError('unauthorized');
    if (!mayCall(access, viewer.user.role)) throw new ApiError('forbidden');
  };
}

const errorStatuses = (definition: Route): number[] => [
  400,
  ...(definition.access === 'public' ? [] : [401]),
  ...(definition.access === 'admin' || definition.access === 'moderator' ? [403] : []),
  ...(definition.errors ?? []),
  429,
  500,
];

const securityOf: Record<Access, FastifySchema['security']> = {
  public: [],
  optional: [{}, { bearer: [] }],
  user: [{ bearer: [] }],
  moderator: [{ bearer: [] }],
  admin: [{ bearer: [] }],
};

const toSchema = (definition: Route): FastifySchema => ({
  ...(definition.params ? { params: definition.params } : {}),
  ...(definition.query ? { querystring: definition.query } : {}),
  ...(definition.body ? { body: definition.body } : {}),
  response: {
    [definition.status ?? 200]: definition.contentType
      ? { content: { [definition.contentType]: { schema: definition.response } } }
      : definition.response,
    ...Object.fromEntries(errorStatuses(definition).map((status) => [status, errorResponse])),
  },
  summary: definition.summary,
  tags: [definition.tag],
  security: securityOf[definition.access],
});

const callOf = <Definition extends Route>(
  services: Services,
  request: FastifyRequest,
  reply: FastifyReply,
): Call<Definition> =>
  ({
    params: request.params,
    query: request.query,
    body: request.body,
    viewer: request.knownViewer,
    identify: () => identify(services, request),
    get locale() {
      return localeOf(request.headers['accept-language']);
    },
    request,
    reply,
    // Fastify has validated the parts by the schemas that these types come from.
  }) as Call<Definition>;

const toOptions = (services: Services, definition: Route) => {
  const onRequest = guard(services, definition.access);
  return {
    method: definition.method,
    url: toPattern(definition.path),
    schema: toSchema(definition),
    ...(onRequest ? { onRequest } : {}),
  };
};

/** Makes the binder of an app. */
export const createBinder = (app: FastifyInstance, services: Services): Binder => ({
  answer(definition, handler, extra = {}) {
    app.route({
      ...extra,
      ...toOptions(services, definition),
      async handler(request, reply) {
        if (definition.status) reply.code(definition.status);
        reply.header('cache-control', 'no-store');
        return handler(callOf(services, request, reply));
      },
    });
  },
  send(definition, sender, extra = {}) {
    app.route({
      ...extra,
      ...toOptions(services, definition),
      handler: (request, reply) => sender(callOf(services, request, reply)),
    });
  },
});
