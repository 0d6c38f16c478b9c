import { expect } from 'vitest';
import * as z from 'zod/mini';
import {
  authenticationRoutes,
  type ErrorCode,
  type ErrorResponse,
  errorResponse,
  type Method,
  type PathValues,
  type Route,
  type RouteInput,
  type RouteResponse,
  routePath,
} from '../contract/index.ts';
import type { FixtureUser } from '../fixtures/index.ts';

export type CaseRequest = {
  method: Method;
  /** Path and query, without the base address. */
  path: string;
  /** Sent as JSON. */
  body?: unknown;
  /** Sent as it stands, with the JSON content type. */
  rawBody?: string;
  /** Sent as a multipart form. */
  form?: FormData;
  token?: string;
  headers?: Readonly<Record<string, string>>;
};

export type CaseResponse = {
  status: number;
  headers: Readonly<Record<string, unknown>>;
  /** The answer read as JSON; its text where it is none. */
  body: unknown;
};

/** Makes one HTTP call to the server under test. Of a stream that goes on it answers with the first event. */
export type Send = (request: CaseRequest) => Promise<CaseResponse>;

export type CaseContext = {
  request: Send;
  /** Makes a call of the route table. */
  call: <Definition extends Route>(
    route: Definition,
    input: RouteInput<Definition> & Pick<CaseRequest, 'token' | 'headers'>,
  ) => Promise<CaseResponse>;
  /** Signs a fixture user in, once for all the calls of a context, and gives the token. */
  signIn: (who: FixtureUser) => Promise<string>;
  /** Fails unless the answer is the route's successful one; gives its body, typed. */
  expectContract: <Definition extends Route>(
    route: Definition,
    response: CaseResponse,
  ) => RouteResponse<Definition>;
  /** Fails unless the answer is an error of this status and code; gives its body. */
  expectError: (response: CaseResponse, status: number, code: ErrorCode) => ErrorResponse;
};

/** One thing that every server of the contract does. Throws where a server does not. */
export type ContractCase = { name: string; run: (context: CaseContext) => Promise<void> };

/** Everything a case needs, over one function that calls the server under test. */
export function createCaseContext(send: Send): CaseContext {
  const tokens = new Map<string, Promise<string>>();

  const call: CaseContext['call'] = (route, input) => {
    const { params, query, body, token, headers } = input as {
      params?: PathValues;
      query?: PathValues;
      body?: unknown;
      token?: string;
      headers?: Readonly<Record<string, string>>;
    };
    return send({
      method: route.method,
      path: routePath(route, params, query),
      ...(body === undefined ? {} : { body }),
      ...(token === undefined ? {} : { token }),
      ...(headers === undefined ? {} : { headers }),
    });
  };

  const expectContract: CaseContext['expectContract'] = (route, response) => {
    const parsed = z.safeParse(route.response, response.body);
    const problems = parsed.success ? [] : [parsed.error.issues, response.body];
    expect({ route: route.path, status: response.status, problems }).toEqual({
      route: route.path,
      status: route.status ?? 200,
      problems: [],
    });
    return parsed.data as RouteResponse<typeof route>;
  };

  const expectError: CaseContext['expectError'] = (response, status, code) => {
    const parsed = errorResponse.safeParse(response.body);
    const problems = parsed.success ? [] : [parsed.error.issues, response.body];
    expect({ status: response.status, code: parsed.data?.code, problems }).toEqual({
      status,
      code,
      problems: [],
    });
    expect(parsed.data?.message.trim()).not.toBe('');
    // No stack trace leaves the server.
    expect(JSON.stringify(response.body)).not.toMatch(/\bat .+:\d+:\d+/);
    return parsed.data as ErrorResponse;
  };

  const signIn: CaseContext['signIn'] = (who) => {
    let token = tokens.get(who.id);
    if (!token) {
      const { login } = authenticationRoutes;
      token = call(login, { body: { email: who.email, password: who.password } }).then(
        (response) => expectContract(login, response).token,
      );
      tokens.set(who.id, token);
    }
    return token;
  };

  return { request: send, call, signIn, expectContract, expectError };
}
