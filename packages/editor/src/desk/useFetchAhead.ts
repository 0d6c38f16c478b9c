import { fetchParts } from '@dreamfork/ui/parts';
import { useEffect, useState } from 'react';
import { browserClock } from '../doctor/browserClock.ts';

const whenFree = () =>
  new Promise<void>((resolve) => {
    browserClock.whenFree(resolve);
  });

/**
 * Once what an author sees first is there, fetches the rest in idle moments: who goes offline then still
 * opens every panel and dialog. Tells whether all of it has come.
 */
export function useFetchAhead(fetchFirst: () => Promise<unknown>): boolean {
  const [isWhole, setWhole] = useState(false);
  useEffect(() => {
    let isOver = false;
    const fetchAhead = async () => {
      await fetchFirst();
      const hasCome = await fetchParts(whenFree);
      if (!isOver) setWhole(hasCome);
    };
    // What does not come is asked for again where it is needed, and its absence told there.
    fetchAhead().catch(() => {});
    return () => {
      isOver = true;
    };
  }, [fetchFirst]);
  return isWhole;
}
