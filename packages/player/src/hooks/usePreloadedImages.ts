import { type StoryDocument, upcomingImages } from '@dreamfork/story';
import { useEffect } from 'react';
import { safeUrl } from '../text/safeUrl.ts';

/** Fetches the pictures that the next step may show, once the page has nothing better to do. */
export function usePreloadedImages(story: StoryDocument, nodeId: string): void {
  useEffect(() => {
    const fetchAll = (): void => {
      for (const address of upcomingImages(story, nodeId)) {
        const url = safeUrl(address);
        if (url !== null) new Image().src = url;
      }
    };
    // Safari knows no idle time.
    if (typeof requestIdleCallback !== 'function') {
      const timer = setTimeout(fetchAll, 200);
      return () => clearTimeout(timer);
    }
    const idle = requestIdleCallback(fetchAll, { timeout: 1000 });
    return () => cancelIdleCallback(idle);
  }, [story, nodeId]);
}
