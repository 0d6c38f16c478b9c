import type { RecordedRoute } from './types.ts';

type Input = { params?: Record<string, string>; query?: Record<string, string>; body?: unknown };

/** What the first successful example sent, as the parts that a call takes. */
export function exampleInput({ path, exchanges }: RecordedRoute): {
  caller: string | null;
  input: Input;
} {
  const [example] = exchanges;
  if (!example) return { caller: null, input: {} };
  const [bare = '', search = ''] = example.path.split('?');
  const pattern = new RegExp(`^${path.replaceAll(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`);
  const params = Object.entries(pattern.exec(bare)?.groups ?? {}).map(
    ([name, value]) => [name, decodeURIComponent(value)] as const,
  );
  const query = [...new URLSearchParams(search)];
  return {
    caller: example.caller,
    input: {
      ...(params.length > 0 ? { params: Object.fromEntries(params) } : {}),
      ...(query.length > 0 ? { query: Object.fromEntries(query) } : {}),
      ...(example.body === undefined ? {} : { body: example.body }),
    },
  };
}
