import { type Route, routePath } from '@dreamfork/api-client/contract';
import fc from 'fast-check';
import { contractRoutes, titleOf } from './contract-routes.ts';
import {
  hostileHeaders,
  hostilePayload,
  hostileQuery,
  hostileSegment,
  hostileValue,
  wellFormed,
} from './hostile-values.ts';
import { type Seeds, valuesOf } from './schema-values.ts';

export const fuzzRoles = ['guest', 'user', 'author', 'moderator', 'admin'] as const;
export type FuzzRole = (typeof fuzzRoles)[number];

export type FuzzRequest = {
  /** Title of the route; a whole route would hide the rest where a failing request is shown. */
  call: string;
  role: FuzzRole;
  url: string;
  payload: string | undefined;
  headers: Record<string, string>;
};

type Place = readonly (string | number)[];

function placesIn(value: unknown, place: Place = []): Place[] {
  if (typeof value !== 'object' || value === null) return [place];
  const entries = Array.isArray(value) ? [...value.entries()] : Object.entries(value);
  return [place, ...entries.flatMap(([key, one]) => placesIn(one, [...place, key]))];
}

function replaced(value: unknown, [key, ...rest]: Place, by: unknown): unknown {
  if (key === undefined) return by;
  if (Array.isArray(value)) {
    return value.map((one, index) => (index === key ? replaced(one, rest, by) : one));
  }
  const record = value as Record<string, unknown>;
  return { ...record, [key]: replaced(record[key], rest, by) };
}

/** A value with one part of it exchanged for something hostile. */
const mutated = (values: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> =>
  fc.tuple(values, hostileValue, fc.nat()).map(([value, hostile, number]) => {
    const places = placesIn(value);
    return replaced(value, places[number % places.length] ?? [], hostile);
  });

function payloadsOf(route: Route, seeds: Seeds): fc.Arbitrary<string | undefined> {
  if (!route.body) return fc.option(hostilePayload, { nil: undefined, freq: 20 });
  const values = valuesOf(route.body, { seeds });
  const toText = (value: unknown): string | undefined => JSON.stringify(value);
  return fc.oneof(
    { weight: 5, arbitrary: values.map(toText) },
    { weight: 4, arbitrary: mutated(values).map(toText) },
    { weight: 1, arbitrary: fc.option(hostilePayload, { nil: undefined }) },
  );
}

const empty: fc.Arbitrary<Record<string, string>> = fc.constant({});

type Values = Record<string, string | number | boolean | null>;

function urlsOf(route: Route, seeds: Seeds): fc.Arbitrary<string> {
  const params = route.params ? valuesOf(route.params, { seeds }) : empty;
  const query = route.query ? valuesOf(route.query, { seeds }) : empty;
  const sendable = (values: unknown): Values =>
    Object.fromEntries(
      Object.entries(values as Values).map(([name, value]) => [
        name,
        typeof value === 'string' ? wellFormed(value) : value,
      ]),
    );
  const usual = fc
    .tuple(params, query)
    .map((parts) => routePath(route, ...(parts.map(sendable) as [Values, Values])));
  const joined = (path: string, tail: string) => (path.includes('?') ? path : `${path}?`) + tail;
  const strange = fc.tuple(usual, hostileQuery).map(([path, tail]) => joined(path, tail));
  const wrong = fc
    .tuple(fc.array(hostileSegment, { minLength: 2, maxLength: 2 }), hostileQuery, fc.boolean())
    .map(([segments, tail, hasTail]) => {
      const path = route.path.replaceAll(/\{\w+\}/g, () => segments.shift() ?? '');
      return hasTail ? joined(path, tail) : path;
    });
  return fc.oneof(
    { weight: 6, arbitrary: usual },
    { weight: 1, arbitrary: strange },
    { weight: 2, arbitrary: wrong },
  );
}

const headersOf = (payload: string | undefined): Record<string, string> =>
  payload === undefined ? {} : { 'content-type': 'application/json' };

const role = fc.oneof(
  { weight: 2, arbitrary: fc.constant<FuzzRole>('author') },
  { weight: 3, arbitrary: fc.constantFrom(...fuzzRoles) },
);

const requestsOf = (route: Route, seeds: Seeds): fc.Arbitrary<FuzzRequest> =>
  fc
    .record({
      call: fc.constant(titleOf(route)),
      role,
      url: urlsOf(route, seeds),
      payload: payloadsOf(route, seeds),
      strange: fc.option(hostileHeaders, { freq: 10 }),
    })
    .map(({ strange, ...request }) => ({
      ...request,
      headers: { ...headersOf(request.payload), ...strange },
    }));

/** Requests to every call of the contract: as it wants them, with one thing wrong, or with nothing right. */
export const fuzzRequests = (seedsOf: (route: Route) => Seeds): fc.Arbitrary<FuzzRequest> =>
  fc.oneof(...contractRoutes.map((route) => requestsOf(route, seedsOf(route))));
