import { useCallback, useEffect, useRef, useState } from 'react';
import { useEditor } from '../../../EditorContext.tsx';
import type { LibraryFile, LibraryQuery } from '../../../services/index.ts';

type Loaded = {
  items: readonly LibraryFile[];
  total: number;
  isLoading: boolean;
  /** The message of a failure. */
  error: string | null;
};

export type Library = Loaded & { loadMore: () => void; reload: () => void };

/** Milliseconds without typing until a search is sent. */
const searchAfter = 250;

/** The author's files that fit a query, page by page. */
export function useLibrary({ search, type, sort, use }: Omit<LibraryQuery, 'skip'>): Library {
  const { services } = useEditor();
  const library = services.media?.library;
  const [state, setState] = useState<Loaded>({ items: [], total: 0, isLoading: true, error: null });
  const latest = useRef(0);

  const load = useCallback(
    async (before: readonly LibraryFile[]) => {
      const turn = ++latest.current;
      setState((loaded) => ({ ...loaded, isLoading: true, error: null }));
      const query = { search: search.trim(), type, sort, use, skip: before.length };
      const answer = await library?.list(query);
      if (turn !== latest.current || !answer) return;
      const { items, total } = answer.ok ? answer.value : { items: [], total: before.length };
      const error = answer.ok ? null : answer.error.message;
      setState({ items: [...before, ...items], total, isLoading: false, error });
    },
    [library, search, type, sort, use],
  );

  const lastSearch = useRef(search);
  useEffect(() => {
    const isTyped = lastSearch.current !== search;
    lastSearch.current = search;
    const id = setTimeout(() => void load([]), isTyped ? searchAfter : 0);
    return () => clearTimeout(id);
  }, [load, search]);

  return {
    ...state,
    loadMore: () => void load(state.items),
    reload: () => void load([]),
  };
}
