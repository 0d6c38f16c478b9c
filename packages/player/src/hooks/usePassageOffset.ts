import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { type PassageOffsets, withOffset } from '../session/passageOffsets.ts';
import { sizes } from '../sizes.ts';
import type { ProgressStorage } from '../storage/progressStorage.ts';

export type PassageOffsetOptions = {
  root: RefObject<HTMLElement | null>;
  nodeId: string;
  progressStorage: ProgressStorage;
  /** Whether a resumed reading may scroll; a page around an inline player must not be scrolled. */
  scrollsOnOpening: boolean;
};

const passageIn = (root: HTMLElement | null): HTMLElement | null | undefined =>
  root?.querySelector<HTMLElement>('article:not([aria-hidden])');

/** Tracks how far the reader has scrolled into the passage; the returned function restores it. */
export function usePassageOffset({
  root,
  nodeId,
  progressStorage,
  scrollsOnOpening,
}: PassageOffsetOptions): () => boolean {
  const known = useRef<PassageOffsets | null>(null);
  const offsets = (): PassageOffsets => known.current ?? progressStorage.offsets();

  const follow = useEffectEvent(() => {
    const box = passageIn(root.current)?.getBoundingClientRect();
    if (!box || box.height === 0) return;
    const offset = Math.max(0, sizes.header - box.top) / box.height;
    known.current = withOffset(offsets(), nodeId, Math.min(offset, 1));
    progressStorage.keepOffsets(known.current);
  });
  useEffect(() => {
    const onScroll = (): void => follow();
    // Captures scrolling of the page, an overlay, or a part of the page around the player.
    document.addEventListener('scroll', onScroll, { capture: true, passive: true });
    return () => document.removeEventListener('scroll', onScroll, { capture: true });
  }, []);

  const restore = (): boolean => {
    const passage = passageIn(root.current);
    const offset = offsets().get(nodeId);
    if (!passage || offset === undefined) return false;
    const above = offset * passage.getBoundingClientRect().height;
    passage.style.scrollMarginTop = `${sizes.header - above}px`;
    passage.scrollIntoView({ block: 'start', behavior: 'instant' });
    passage.style.scrollMarginTop = '';
    return true;
  };
  const open = useEffectEvent(() => {
    if (scrollsOnOpening) restore();
  });
  useLayoutEffect(() => open(), []);
  return restore;
}
