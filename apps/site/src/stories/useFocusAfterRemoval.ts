import { type RefObject, useEffect, useRef } from 'react';

/** Keeps the keyboard in a list when what had the focus is gone from it. */
export function useFocusAfterRemoval(count: number | undefined): RefObject<HTMLDivElement | null> {
  const frame = useRef<HTMLDivElement>(null);
  const before = useRef(count);
  useEffect(() => {
    const hasShrunk = (count ?? 0) < (before.current ?? 0);
    before.current = count;
    if (!hasShrunk) return;
    // The menu that asked for it gives the focus back first, to a row that is no longer there.
    const wait = requestAnimationFrame(() => {
      if (document.activeElement === document.body) frame.current?.focus();
    });
    return () => cancelAnimationFrame(wait);
  }, [count]);
  return frame;
}
