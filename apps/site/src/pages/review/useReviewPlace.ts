import { routes } from '@dreamfork/api-client';
import { useApiClient } from '@dreamfork/api-client/hooks';
import {
  type PlayState,
  parsePlayState,
  resumePlay,
  type StoryDocument,
  startPlay,
} from '@dreamfork/story';
import { useEffect, useState } from 'react';

const placeKey = (storyId: string): string => `dreamfork:review:${storyId}:place`;

/** Where the reviewer stopped in this browser, else the start; null for a draft without a start. */
function openPlace(storyId: string, story: StoryDocument): PlayState | null {
  const started = startPlay(story, { seed: Math.floor(Math.random() * 2 ** 32) });
  try {
    const stored = parsePlayState(JSON.parse(localStorage.getItem(placeKey(storyId)) ?? 'null'));
    const resumed = stored && resumePlay(story, stored);
    if (resumed) return resumed.state;
  } catch {
    // No storage, or not written by this page: the reading begins anew.
  }
  return started.ok ? started.value : null;
}

/** A pause after which the author is told how far somebody read, in milliseconds. */
const pause = 2000;

/** The place of a reading that the page itself keeps, and that the author of the draft is told of. */
export function useReviewPlace(
  storyId: string,
  story: StoryDocument,
  isCounted: boolean,
): [place: PlayState | null, setPlace: (place: PlayState) => void] {
  const client = useApiClient();
  const [place, setPlace] = useState(() => openPlace(storyId, story));
  const nodesRead = place?.history.length ?? 0;
  const hasFinished = place?.isFinished ?? false;
  useEffect(() => {
    if (!isCounted) return;
    const timer = setTimeout(() => {
      // The server never counts down; what is lost without a network comes with the next passage.
      void client.call(routes.review.arrive, {
        params: { id: storyId },
        body: { nodesRead, ...(hasFinished && { hasFinished }) },
      });
    }, pause);
    return () => clearTimeout(timer);
  }, [client, storyId, isCounted, nodesRead, hasFinished]);
  return [
    place,
    (next) => {
      setPlace(next);
      try {
        localStorage.setItem(placeKey(storyId), JSON.stringify(next));
      } catch {
        // No storage: the next visit begins anew.
      }
    },
  ];
}
