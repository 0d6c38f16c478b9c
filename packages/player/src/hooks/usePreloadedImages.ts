import { type StoryDocument, upcomingImages } from '@dreamfork/story';
import { useEffect } from 'react';
import { safeUrl } from '../text/safeUrl.ts';
import { whenIdle } from '../time/whenIdle.ts';

/** Fetches the pictures that the next step may show, once the page has nothing better to do. */
export function usePreloadedImages(story: StoryDocument, nodeId: string): void {
  useEffect(
    () =>
      whenIdle(() => {
        for (const address of upcomingImages(story, nodeId)) {
          const url = safeUrl(address);
          if (url !== null) new Image().src = url;
        }
      }),
    [story, nodeId],
  );
}
