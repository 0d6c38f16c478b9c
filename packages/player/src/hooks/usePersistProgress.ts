import type { PlayState } from '@dreamfork/story';
import { useEffect } from 'react';
import type { ProgressStorage } from '../storage/progressStorage.ts';

/** Stores the reader's progress, at the latest when the page is hidden. */
export function usePersistProgress(
  place: PlayState | undefined,
  progressStorage: ProgressStorage,
): void {
  useEffect(() => {
    if (place) progressStorage.keepPlace(place);
  }, [place, progressStorage]);

  useEffect(() => {
    const { flush } = progressStorage;
    addEventListener('pagehide', flush);
    document.addEventListener('visibilitychange', flush);
    return () => {
      removeEventListener('pagehide', flush);
      document.removeEventListener('visibilitychange', flush);
      flush();
    };
  }, [progressStorage]);
}
