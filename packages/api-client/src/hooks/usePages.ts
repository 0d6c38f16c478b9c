import { succeed } from '@dreamfork/story';
import { useState } from 'react';
import { useSWRConfig } from 'swr';
import type { ApiError } from '../client/apiError.ts';
import { useApi } from './ApiProvider.tsx';
import { type PagedRead, pageMaximum } from './pages.ts';
import { keyText, type Query } from './query.ts';
import { type HookOptions, type QueryResult, useQuery } from './useQuery.ts';

export type PagesOptions = HookOptions & {
  /** How many items to begin with, for a list that was longer when it was left. @default one page */
  atLeast?: number;
};

/** A list as far as it was asked for: all its pages as one answer. */
export type Pages<Data> = QueryResult<Data> & {
  /** Whether more comes after what is there. */
  hasMore: boolean;
  isLoadingMore: boolean;
  /** Why the last page that was asked for did not come. */
  moreError: ApiError | undefined;
  /** Asks for the next page and answers how many items there are then. */
  loadMore: () => Promise<number>;
};

/** Reads again as many items as were there: the first page as always, the rest in as few as there can be. */
const readUpTo =
  <Input, Data extends { nextCursor: string | null }>(
    { query, later, count, join }: PagedRead<Input, Data>,
    held: () => number,
  ): Query<Input, Data>['fetch'] =>
  async (client, input) => {
    const wanted = held();
    const first = await query.fetch(client, input);
    if (!first.ok) return first;
    let data = first.value;
    while (data.nextCursor !== null && count(data) < wanted) {
      const limit = Math.min(pageMaximum, wanted - count(data));
      const next = await query.fetch(client, later(input, { cursor: data.nextCursor, limit }));
      if (!next.ok) return next;
      data = join(data, next.value);
    }
    return succeed(data);
  };

/** Asks for a list page by page; changes and repeated calls see it as one answer of `paged.read`. */
export function usePages<Input, Data extends { nextCursor: string | null }>(
  paged: PagedRead<Input, Data>,
  input: Input,
  { atLeast = 0, ...options }: PagesOptions = {},
): Pages<Data> {
  const { client, session } = useApi();
  const { cache } = useSWRConfig();
  const key = keyText([session, paged.query.name, input]);
  const [more, setMore] = useState<{ key: string; error?: ApiError } | null>(null);
  const held = () => {
    const data = cache.get(key)?.data as Data | undefined;
    return data === undefined ? atLeast : paged.count(data);
  };
  const response = useQuery(
    { name: paged.query.name, fetch: readUpTo(paged, held) },
    input,
    options,
  );
  const { data } = response;
  const cursor = data !== undefined && !response.isLoading ? data.nextCursor : null;
  const current = more?.key === key ? more : null;

  const loadMore = async (): Promise<number> => {
    if (data === undefined || cursor === null) return 0;
    setMore({ key });
    const next = await paged.query.fetch(client, paged.later(input, { cursor }));
    setMore((asked) => {
      if (asked?.key !== key) return asked;
      return next.ok ? null : { key, error: next.error };
    });
    if (!next.ok) return paged.count(data);
    const grown = await response.mutate(
      (kept) => (kept?.nextCursor === cursor ? paged.join(kept, next.value) : kept),
      { revalidate: false },
    );
    return grown === undefined ? 0 : paged.count(grown);
  };

  return {
    ...response,
    hasMore: cursor !== null,
    isLoadingMore: current !== null && current.error === undefined,
    moreError: current?.error,
    loadMore,
  };
}
