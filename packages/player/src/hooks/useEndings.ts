import type { PlayView, StoryDocument } from '@dreamfork/story';
import { useEffect, useState } from 'react';
import type { ProgressStorage } from '../storage/progressStorage.ts';

/** How many ends the reader has reached, this one included, and how many there are. */
export type Endings = { found: number; all: number };

/** Null unless the reader is at one of several ends and the host shows endings. */
export function useEndings(
  story: StoryDocument,
  view: PlayView,
  progressStorage: ProgressStorage,
  isShown: boolean,
): Endings | null {
  const [reached] = useState(() => new Set(progressStorage.endings()));
  const { id } = view.node;
  const isEnding = isShown && view.isEnd;
  useEffect(() => {
    if (!isEnding || reached.has(id)) return;
    reached.add(id);
    progressStorage.keepEndings([...reached]);
  }, [isEnding, id, reached, progressStorage]);
  if (!isEnding) return null;
  const ends = story.nodes.filter((node) => node.type === 'end');
  const found = ends.filter((end) => end.id === id || reached.has(end.id)).length;
  return ends.length > 1 ? { found, all: ends.length } : null;
}
