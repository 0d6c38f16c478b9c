import { type RefObject, useEffect, useRef } from 'react';

/** Moves the focus to the list when the item that had it was removed. Put the ref on an element with `tabIndex={-1}` around the list. */
export function useFocusAfterRemoval(count: number | undefined): RefObject<HTMLDivElement | null> {
  const list = useRef<HTMLDivElement>(null);
  const before = useRef(count);
  useEffect(() => {
    const hasShrunk = (count ?? 0) < (before.current ?? 0);
    before.current = count;
    if (!hasShrunk) return;
    // The menu that removed the item restores the focus first, to a row that no longer exists.
    const frame = requestAnimationFrame(() => {
      if (document.activeElement === document.body) list.current?.focus();
    });
    return () => cancelAnimationFrame(frame);
  }, [count]);
  return list;
}
