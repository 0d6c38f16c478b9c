import { fetchParts } from '@dreamfork/ui/lazy';
import { useEffect, useState } from 'react';
import { browserClock } from '../store/diagnostics/createLazyDiagnostics.ts';

const whenFree = () =>
  new Promise<void>((resolve) => {
    browserClock.whenFree(resolve);
  });

/**
 * Once what an author sees first is there, fetches the rest in idle moments: who goes offline then still
 * opens every panel and dialog. Returns whether all of it is loaded.
 */
export function usePreloadPanels(fetchFirst: () => Promise<unknown>): boolean {
  const [isWhole, setWhole] = useState(false);
  useEffect(() => {
    let isOver = false;
    const fetchAhead = async () => {
      await fetchFirst();
      const hasCome = await fetchParts(whenFree);
      if (!isOver) setWhole(hasCome);
    };
    // A failed load is retried and reported where the panel is opened.
    fetchAhead().catch(() => {});
    return () => {
      isOver = true;
    };
  }, [fetchFirst]);
  return isWhole;
}
