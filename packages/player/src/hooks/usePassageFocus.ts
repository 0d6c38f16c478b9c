import { type RefObject, useEffect, useRef } from 'react';

/**
 * After a move, the focus stands on the heading of the new passage and the passage begins at the
 * top. Nothing happens on opening: a page must not take the focus by itself.
 */
export function usePassageFocus(
  moves: number,
  root: RefObject<HTMLElement | null>,
  heading: RefObject<HTMLElement | null>,
): void {
  const shown = useRef(moves);
  useEffect(() => {
    if (shown.current === moves) return;
    shown.current = moves;
    root.current?.scrollIntoView({ block: 'start', behavior: 'instant' });
    heading.current?.focus({ preventScroll: true });
  }, [moves, root, heading]);
}
