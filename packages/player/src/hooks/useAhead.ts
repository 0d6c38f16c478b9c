import { type PlayView, type StoryDocument, viewsAhead } from '@dreamfork/story';
import { useEffect, useState } from 'react';
import { shownMedia } from '../media/timedMedia.ts';
import { whenIdle } from '../time/whenIdle.ts';
import type { PlaySession } from './usePlaySession.ts';

/** More passages than these, or files in one, would keep a slow phone busy behind its reader's back. */
const aheadMaximum = 4;

/**
 * What the next step may show, to be drawn before it: one passage more whenever the page has nothing
 * better to do. Their pictures are fetched.
 */
export function useAhead(
  story: StoryDocument,
  { state, moves }: Pick<PlaySession, 'state' | 'moves'>,
): PlayView[] {
  const [asked, setAsked] = useState({ moves, count: 0 });
  const count = asked.moves === moves ? asked.count : 0;
  const views = viewsAhead(story, state, count);
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
