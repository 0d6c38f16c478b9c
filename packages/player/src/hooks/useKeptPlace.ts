import type { PlayState } from '@dreamfork/story';
import { useEffect } from 'react';
import type { Keeping } from '../storage/keeping.ts';

/** Keeps the reader's place, at the latest when they turn away from the page. */
export function useKeptPlace(place: PlayState | undefined, keeping: Keeping): void {
  useEffect(() => {
    if (place) keeping.keepPlace(place);
  }, [place, keeping]);

  useEffect(() => {
    const { flush } = keeping;
    addEventListener('pagehide', flush);
    document.addEventListener('visibilitychange', flush);
    return () => {
      removeEventListener('pagehide', flush);
      document.removeEventListener('visibilitychange', flush);
      flush();
    };
  }, [keeping]);
}
