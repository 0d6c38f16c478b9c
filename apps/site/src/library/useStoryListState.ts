import {
  readStoryFilter,
  type StoryFilter,
  type StoryListState,
  writeStoryFilter,
} from '@dreamfork/library';
import { useCallback, useMemo } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';

/** Keeps the filter of a list in the query of the address and its length in the browser history. */
export function useStoryListState(): StoryListState {
  const [parameters, setParameters] = useSearchParams();
  const filter = useMemo(() => readStoryFilter(parameters), [parameters]);
  const onFilterChange = useCallback(
    (changed: Partial<StoryFilter>) => {
      setParameters((before) => writeStoryFilter({ ...readStoryFilter(before), ...changed }), {
        // Typing in the search field adds one history entry, not one for each letter.
        replace: changed.search !== undefined && Object.keys(changed).length === 1,
        preventScrollReset: true,
      });
    },
    [setParameters],
  );
  const [shownCount, onShownCountChange] = useShownCount();
  return { filter, onFilterChange, shownCount, onShownCountChange };
}

/** The length of the list in the state of the history entry: it survives a reload and a return. */
function useShownCount(): [number, (count: number) => void] {
  const { state, search, hash } = useLocation();
  const navigate = useNavigate();
  const shown: unknown = (state as { shown?: unknown } | null)?.shown;
  const setShown = useCallback(
    (count: number) => {
      void navigate(
        { search, hash },
        { replace: true, preventScrollReset: true, state: { shown: count } },
      );
    },
    [navigate, search, hash],
  );
  return [typeof shown === 'number' && Number.isSafeInteger(shown) ? shown : 0, setShown];
}
