import { z } from 'zod';

/**
 * Who may call: `public` ignores the token, `optional` uses it when there is one, `user` answers 401
 * without one, `admin` answers 403 to any other role.
 */
export type Access = 'public' | 'optional' | 'user' | 'admin';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** One call of the API: what it takes, what it answers and who may make it. */
export type Route = {
  method: Method;
  /** Path with `{name}` parameters, as in the specification. */
  path: string;
  access: Access;
  summary: string;
  tag: string;
  params?: z.ZodType;
  query?: z.ZodType;
  body?: z.ZodType;
  /** The answer to a successful call. */
  response: z.ZodType;
  /** Kind of a successful answer that is no JSON; `response` then describes its text. */
  contentType?: 'text/html';
  /** Status of a successful answer. 200 when absent. */
  status?: 200 | 201;
  /** Error statuses this call can answer with, besides 400, 401, 403, 429 and 500. */
  errors?: readonly (404 | 409 | 413 | 422 | 501)[];
};

/** Keeps the literal types of a route. */
export const route = <const Definition extends Route>(definition: Definition): Definition =>
  definition;

type Input<Schema> = Schema extends z.ZodType ? z.input<Schema> : undefined;

export type RouteParams<Definition extends Route> = Input<Definition['params']>;
export type RouteQuery<Definition extends Route> = Input<Definition['query']>;
export type RouteBody<Definition extends Route> = Input<Definition['body']>;
export type RouteResponse<Definition extends Route> = z.output<Definition['response']>;

export const idParams = z.object({ id: z.string().min(1).max(200) });
