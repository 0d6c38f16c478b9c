import { fetchParts } from '@dreamfork/ui/lazy';
import { useEffect, useState } from 'react';
import { browserClock } from '../store/diagnostics/createLazyDiagnostics.ts';
import { fetchUntilWhole } from './fetchUntilWhole.ts';

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
    let timer: ReturnType<typeof setTimeout> | undefined;
    void fetchUntilWhole({
      fetchAll: async () => {
        await fetchFirst();
        return fetchParts(whenFree);
      },
      pause: (milliseconds) =>
        new Promise((resolve) => {
          timer = setTimeout(resolve, milliseconds);
        }),
      isOver: () => isOver,
    }).then(setWhole);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [fetchFirst]);
  return isWhole;
}
