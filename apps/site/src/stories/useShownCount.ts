import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

type State = { shown?: unknown } | null;

/** How long the list of this page was when it was last seen here; survives a reload and the way back. */
export function useShownCount(): [number, (count: number) => void] {
  const { state, search, hash } = useLocation();
  const navigate = useNavigate();
  const { shown } = (state as State) ?? {};
  const remember = useCallback(
    (count: number) => {
      void navigate(
        { search, hash },
        { replace: true, preventScrollReset: true, state: { shown: count } },
      );
    },
    [navigate, search, hash],
  );
  return [typeof shown === 'number' && Number.isSafeInteger(shown) ? shown : 0, remember];
}
