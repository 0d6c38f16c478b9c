import type { ReadingCalls } from '@dreamfork/api-client/reading';
import type { ChoiceShares } from '@dreamfork/player';
import { whenIdle } from '@dreamfork/ui/browser';
import { useEffect, useState } from 'react';

/** What other readers chose, loaded once the story is on the page; undefined unless the author lets readers see it. */
export function useShares(
  calls: ReadingCalls,
  id: string,
  isAllowed: boolean,
): ChoiceShares | undefined {
  const [shares, setShares] = useState<ChoiceShares>();
  useEffect(() => {
    if (!isAllowed) return;
    let isCurrent = true;
    const cancel = whenIdle(() => {
      void calls.loadShares(id).then((loaded) => isCurrent && setShares(loaded));
    });
    return () => {
      isCurrent = false;
      cancel();
    };
  }, [calls, id, isAllowed]);
  return isAllowed ? shares : undefined;
}
