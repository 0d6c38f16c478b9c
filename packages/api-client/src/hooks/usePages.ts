import { useState } from 'react';
import { useSWRConfig } from 'swr';
import type { ApiError } from '../client/apiError.ts';
import type { Answer, Input } from '../client/calls.ts';
import type { RouteData } from '../routes/route.ts';
import { useApi } from './ApiProvider.tsx';
import { fetchQuery, keyText, type QueryKey } from './query.ts';
import { type QueryOptions, type QueryResult, useCached } from './useQuery.ts';

export type PagesOptions = QueryOptions & {
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

type Item = { id: string };
type Page = { nextCursor: string | null; stories?: Item[]; items?: Item[] };

/** The greatest page of every list. */
const pageMaximum = 100;

const itemsOf = ({ stories, items = stories ?? [] }: Page): Item[] => items;

/** Two pages as one; what is in both stands once. */
function join(before: Page, after: Page): Page {
  const known = new Set(itemsOf(before).map(({ id }) => id));
  const all = [...itemsOf(before), ...itemsOf(after).filter(({ id }) => !known.has(id))];
  return { ...after, [after.stories ? 'stories' : 'items']: all };
}

/**
 * Calls a list page by page and caches it as one answer, under the key of its first page. Asking again reads as
 * many items as were there, in as few calls as there can be: pages kept one by one would go out of step with a
 * list that has changed.
 */
export function usePages<Data extends RouteData>(
  route: Data,
  input: Input<Data>,
  { atLeast = 0, ...options }: PagesOptions = {},
): Pages<Answer<Data>> {
  const { client, session } = useApi();
  const { cache } = useSWRConfig();
  const key: QueryKey = [session, route.path, input];
  const text = keyText(key);
  const [more, setMore] = useState<{ key: string; error?: ApiError } | null>(null);
  const fetchPage = async (next?: { cursor: string; limit?: number }): Promise<Page> => {
    const query = { ...(input as { query?: object }).query, ...next };
    return (await fetchQuery(client, route, next ? { ...input, query } : input)) as Page;
  };
  const response = useCached<Page>(key, options, async () => {
    const kept = cache.get(text)?.data as Page | undefined;
    const wanted = kept ? itemsOf(kept).length : atLeast;
    let page = await fetchPage();
    while (page.nextCursor !== null && itemsOf(page).length < wanted) {
      const limit = Math.min(pageMaximum, wanted - itemsOf(page).length);
      page = join(page, await fetchPage({ cursor: page.nextCursor, limit }));
    }
    return page;
  });
  const { data, isLoading, mutate } = response;
  const cursor = data !== undefined && !isLoading ? data.nextCursor : null;
  const current = more?.key === text ? more : null;

  const loadMore = async (): Promise<number> => {
    if (data === undefined || cursor === null) return 0;
    setMore({ key: text });
    try {
      const next = await fetchPage({ cursor });
      setMore((asked) => (asked?.key === text ? null : asked));
      const grown = await mutate(
        (kept) => (kept?.nextCursor === cursor ? join(kept, next) : kept),
        {
          revalidate: false,
        },
      );
      return grown === undefined ? 0 : itemsOf(grown).length;
    } catch (error) {
      setMore((asked) => (asked?.key === text ? { key: text, error: error as ApiError } : asked));
      return itemsOf(data).length;
    }
  };

  return {
    data: data as Answer<Data> | undefined,
    error: response.error,
    isLoading,
    isValidating: response.isValidating,
    isStale: response.isStale,
    mutate: mutate as unknown as Pages<Answer<Data>>['mutate'],
    hasMore: cursor !== null,
    isLoadingMore: current !== null && current.error === undefined,
    moreError: current?.error,
    loadMore,
  };
}
