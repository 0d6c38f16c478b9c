import type { RouteData } from './route.ts';

/** What can stand in a path or after its question mark. */
export type PathValues = Readonly<Record<string, string | number | boolean | null | undefined>>;

/** The path of one call, with parameters encoded and empty query values left out. */
export function routePath(
  route: Pick<RouteData, 'path'>,
  params?: PathValues,
  query?: PathValues,
): string {
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
