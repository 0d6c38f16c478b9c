import { nextViews, type PlayView, type StoryDocument } from '@dreamfork/story';
import { whenIdle } from '@dreamfork/ui/browser';
import { useEffect, useState } from 'react';
import { shownMedia } from '../media/timedMedia.ts';
import type { PlaySession } from './usePlaySession.ts';

/** The maximum number of prerendered passages, and of pictures in one, to spare slow phones. */
const aheadMaximum = 4;

/**
 * The passages to prerender: what the next step may show, one passage more each time the page is
 * idle. Their pictures are fetched.
 */
export function usePrerender(
  story: StoryDocument,
  { state, moves }: Pick<PlaySession, 'state' | 'moves'>,
): PlayView[] {
  const [asked, setAsked] = useState({ moves, count: 0 });
  const count = asked.moves === moves ? asked.count : 0;
  const views = nextViews(story, state, count);
  const isMore = views.length === count && count < aheadMaximum;
  const media = views.at(-1)?.node.media;
  useEffect(() => {
    for (const { mediaType, url } of shownMedia(media ?? []).slice(0, aheadMaximum)) {
      if (mediaType === 'image') new Image().src = url;
    }
  }, [media]);
  useEffect(
    () => (isMore ? whenIdle(() => setAsked({ moves, count: count + 1 })) : undefined),
    [moves, count, isMore],
  );
  return views;
}
