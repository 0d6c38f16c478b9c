import * as z from 'zod/mini';
import type { Access, RouteData } from '../routes/route.ts';
import type { Role } from '../values/accounts.ts';

import { text } from './text.ts';

/** Accesses of calls that only a signed-in user may make. */
export type UserAccess = Exclude<Access, 'public' | 'optional'>;

export const needsUser = (access: Access): access is UserAccess =>
  access !== 'public' && access !== 'optional';

/** Whether a signed-in user of this role may make calls of this access. */
export const mayCall = (access: Access, role: Role): boolean => {
  if (access === 'admin') return role === 'Admin';
  return access !== 'moderator' || role !== 'User';
};

/** What a call takes and answers, and how the documentation tells of it. */
export type Description = {
  summary: string;
  tag: string;
  params?: z.core.$ZodType;
  query?: z.core.$ZodType;
  body?: z.core.$ZodType;
  /** The answer to a successful call. */
  response: z.core.$ZodType;
  /** Kind of a successful answer that is no JSON; `response` then describes its text. */
  contentType?: 'text/html' | 'text/csv' | 'text/event-stream' | 'application/zip';
  /** Status of a successful answer. 200 when absent. */
  status?: 200 | 201;
  /** Error statuses this call can answer with, besides those that `refusalsOf` adds. */
  errors?: readonly (401 | 403 | 404 | 409 | 410 | 413 | 422 | 501 | 502 | 504)[];
};

/** One call of the API: its line of `routes/`, and its description. */
export type Route = RouteData & Description;

/** The error statuses a call can answer with, in order: its own, and those of its access and of every call. */
export const refusalsOf = ({ access, errors = [] }: Route): number[] =>
  [
    ...new Set([
      ...[400, 429, 500, 503, 507],
      ...errors,
      ...(access === 'public' ? [] : [401]),
      ...(access === 'moderator' || access === 'admin' ? [403] : []),
    ]),
  ].sort((one, other) => one - other);

/** Describes a call. */
export const route = <Data extends RouteData, const Described extends Description>(
  data: Data,
  description: Described,
): Data & Described => ({ ...data, ...description });

type Input<Schema> = Schema extends z.core.$ZodType ? z.input<Schema> : undefined;

export type RouteParams<Definition extends Route> = Input<Definition['params']>;
export type RouteQuery<Definition extends Route> = Input<Definition['query']>;
export type RouteBody<Definition extends Route> = Input<Definition['body']>;
export type RouteResponse<Definition extends Route> = z.output<Definition['response']>;

type Part<Name extends string, Value> = undefined extends Value
  ? { [Key in Name]?: Value }
  : { [Key in Name]: Value };

/** What a call of a route takes: exactly the parts that the route table names. */
export type RouteInput<Definition extends Route> = Part<'params', RouteParams<Definition>> &
  Partial<Part<'query', RouteQuery<Definition>>> &
  Part<'body', RouteBody<Definition>>;

export const idParams = z.object({ id: text().check(z.minLength(1), z.maxLength(200)) });
