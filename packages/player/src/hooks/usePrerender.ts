import { nextViews, type PlayView, type StoryDocument } from '@dreamfork/story';
import { whenIdle } from '@dreamfork/ui/browser';
import { useEffect, useState } from 'react';
import type { PlaySession } from './usePlaySession.ts';

/** The maximum number of prerendered passages, to spare slow phones. */
const aheadMaximum = 4;

/**
 * The passages to prerender: what the next step may show, one passage more each time the page is
 * idle.
 */
export function usePrerender(
  story: StoryDocument,
  { state, moves }: Pick<PlaySession, 'state' | 'moves'>,
): PlayView[] {
  const [asked, setAsked] = useState({ moves, count: 0 });
  const count = asked.moves === moves ? asked.count : 0;
  const views = nextViews(story, state, count);
  const isMore = views.length === count && count < aheadMaximum;
  useEffect(
    () => (isMore ? whenIdle(() => setAsked({ moves, count: count + 1 })) : undefined),
    [moves, count, isMore],
  );
  return views;
}
