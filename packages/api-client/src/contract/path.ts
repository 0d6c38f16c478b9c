import type { Route, RouteBody, RouteParams, RouteQuery } from './route.ts';

type Part<Name extends string, Value> = undefined extends Value
  ? { [Key in Name]?: Value }
  : { [Key in Name]: Value };

/** What a call of a route takes: exactly the parts that the route table names. */
export type RouteInput<Definition extends Route> = Part<'params', RouteParams<Definition>> &
  Partial<Part<'query', RouteQuery<Definition>>> &
  Part<'body', RouteBody<Definition>>;

/** What can stand in a path or after its question mark. */
export type PathValues = Readonly<Record<string, string | number | boolean | null | undefined>>;

/** The path of one call, with parameters encoded and empty query values left out. */
export function routePath(route: Route, params?: PathValues, query?: PathValues): string {
  const path = route.path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(params?.[name] ?? '')),
  );
  const search = queryText(query);
  return search ? `${path}?${search}` : path;
}

/** The query of an address, without its question mark and without empty values. */
export function queryText(query: PathValues = {}): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== null && value !== '') search.set(name, String(value));
  }
  return search.toString();
}
