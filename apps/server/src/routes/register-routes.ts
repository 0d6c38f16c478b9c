import {
  type Access,
  errorResponse,
  mayCall,
  needsUser,
  type Route,
  type RouteResponse,
  refusalsOf,
  type UserAccess,
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
import { hangUpSignal } from '../plugins/hang-up.ts';
import { identify } from '../plugins/identity.ts';
import type { RateLimits } from '../plugins/rate-limits.ts';
import { requireSecondFactorOf } from '../services/authentication/second-factor.ts';
import type { Viewer } from '../services/authentication/sessions.ts';
import type { Services } from '../services/services.ts';
import type { Reader } from '../services/stories/read-story.ts';
import { repeatAfterDeadlock, rethrowDeletedReference } from './collisions.ts';

type Output<Schema> = Schema extends z.core.$ZodType ? z.output<Schema> : undefined;

/** The input of a route's handler: the parsed parts of the request, and the caller. */
export type Call<Definition extends Route> = {
  params: Output<Definition['params']>;
  query: Output<Definition['query']>;
  body: Output<Definition['body']>;
  /** The signed-in user. */
  viewer: Definition['access'] extends UserAccess ? Viewer : undefined;
  /** Identifies the caller where a token is optional. */
  identify: () => Promise<Viewer | undefined>;
  locale: Locale;
  /** The services, whose work on large documents ends when the client disconnects. */
  abortable: () => Services;
  request: FastifyRequest;
  reply: FastifyReply;
};

type Handler<Definition extends Route> = (
  call: Call<Definition>,
) => Promise<RouteResponse<Definition>>;

/** A handler that sends the response itself. */
type Sender<Definition extends Route> = (
  call: Call<Definition>,
) => FastifyReply | Promise<FastifyReply>;

type Extra = Pick<RouteShorthandOptions, 'bodyLimit' | 'preHandler' | 'config' | 'compress'> & {
  /** After the access has been checked, before the body is read. */
  onRequest?: onRequestAsyncHookHandler[];
  /** Left out of the documentation: a second address of a call that it describes. */
  isHidden?: boolean;
};

/** Puts routes of the contract on the app: schemas, access rule and documentation together. */
export type RouteRegistrar = {
  /** A route whose handler returns the response body. */
  answer: <Definition extends Route>(
    definition: Definition,
    handler: Handler<Definition>,
    extra?: Extra,
  ) => void;
  /** A route whose handler sends the response itself. */
  send: <Definition extends Route>(
    definition: Definition,
    sender: Sender<Definition>,
    extra?: Extra,
  ) => void;
};

/** Bytes of a body with texts of authors: a part of a story, or what a model is given to read. */
export const textBodyLimit = 1024 * 1024;

/** Bytes of a body that is no more than a form. */
export const formBodyLimit = 64 * 1024;
const guestBodyLimit = 16 * 1024;

/** Bytes of a body. Reading one blocks all other requests, so whoever has no account gets little. */
const bodyLimitOf = ({ access }: Route): number =>
  access === 'public' ? guestBodyLimit : formBodyLimit;

/** `/api/story/{id}` as Fastify writes it: `/api/story/:id`. */
const toPattern = (path: string): string => path.replace(/\{(\w+)\}/g, ':$1');

/** Rejects callers without access before the body is read. */
function guard(services: Services, access: Access): onRequestAsyncHookHandler | undefined {
  if (!needsUser(access)) return undefined;
  return async (request) => {
    const viewer = await identify(services, request);
    if (!viewer) throw new ApiError(request.tokenRefusal ?? 'unauthorized');
    if (!mayCall(access, viewer.user.role)) throw new ApiError('forbidden');
    if (access === 'admin' || access === 'moderator') {
      await requireSecondFactorOf(services, viewer.user.id);
    }
  };
}

const securityOf: Record<Access, FastifySchema['security']> = {
  public: [],
  optional: [{}, { bearer: [] }],
  user: [{ bearer: [] }],
  owner: [{ bearer: [] }],
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
    ...Object.fromEntries(refusalsOf(definition).map((status) => [status, errorResponse])),
    ...(definition.otherStatus ? { [definition.otherStatus]: definition.response } : {}),
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
    abortable: () => ({
      ...services,
      documents: services.documents.within(hangUpSignal(reply.raw)),
    }),
    request,
    reply,
    // Fastify has validated the parts by the schemas that these types come from.
  }) as Call<Definition>;

const toOptions = (
  services: Services,
  definition: Route,
  { isHidden = false, onRequest = [], ...extra }: Extra = {},
) => {
  const access = guard(services, definition.access);
  return {
    method: definition.method,
    url: toPattern(definition.path),
    bodyLimit: bodyLimitOf(definition),
    schema: { ...toSchema(definition), ...(isHidden ? { hide: true } : {}) },
    onRequest: access ? [access, ...onRequest] : onRequest,
    ...extra,
  };
};

/** Creates the route registrar of an app. */
export const createRouteRegistrar = (app: FastifyInstance, services: Services): RouteRegistrar => ({
  answer(definition, handler, extra) {
    app.route({
      ...toOptions(services, definition, extra),
      async handler(request, reply) {
        if (definition.status) reply.code(definition.status);
        reply.header('cache-control', 'no-store');
        const call = callOf<typeof definition>(services, request, reply);
        return repeatAfterDeadlock(() => handler(call)).catch((error: unknown) =>
          rethrowDeletedReference(services, request, error),
        );
      },
    });
  },
  send(definition, sender, extra) {
    app.route({
      ...toOptions(services, definition, extra),
      handler: (request, reply) => sender(callOf(services, request, reply)),
    });
  },
});

/** The reader of public content. */
export async function readerOf(identify: () => Promise<Viewer | undefined>): Promise<Reader> {
  const viewer = await identify();
  return { viewerId: viewer?.user.id };
}

/** Puts the routes of one resource on the app. */
export type RouteGroup = (
  tools: RouteRegistrar & { services: Services; limits: RateLimits },
) => void;
