import type { ReviewThread } from '@dreamfork/api-client';
import {
  findNode,
  locateAnchor,
  type ReviewAnchor,
  type StoryDocument,
  sourceRange,
} from '@dreamfork/story';
import { useEffect } from 'react';
import { highlightName } from './review.css.ts';
import { rangeOf, readShownText } from './shownText.ts';
import { passageText } from './usePassageSelection.ts';

/** Marks the words of the passage that open threads and the present comment are about. */
export function useHighlights(
  story: StoryDocument,
  nodeId: string,
  threads: readonly ReviewThread[],
  anchor: ReviewAnchor | null,
): void {
  useEffect(() => {
    // A browser without highlights shows the quotes in the margin alone.
    if (!('highlights' in CSS)) return;
    const root = passageText();
    const node = findNode(story, nodeId);
    if (!root || !node) return;
    const shown = readShownText(root);
    const open = threads.filter(({ resolvedAt }) => resolvedAt === null);
    const anchors = [...open.map((thread) => thread.anchor), ...(anchor ? [anchor] : [])];
    const ranges = anchors.flatMap((one) => {
      if (one.kind !== 'text') return [];
      const place = locateAnchor(story, one);
      if (place.kind !== 'text' || place.nodeId !== nodeId || place.state === 'gone') return [];
      const there = sourceRange(shown.text, node.content, place.from, place.to);
      return (there && rangeOf(shown, there)) ?? [];
    });
    CSS.highlights.set(highlightName, new Highlight(...ranges));
    return () => void CSS.highlights.delete(highlightName);
  }, [story, nodeId, threads, anchor]);
}
