import { type RefObject, useLayoutEffect, useRef } from 'react';

/** Whether the story stands in a frame: then nobody here sees how far the page is scrolled. */
const isFramed = (): boolean => window.parent !== window;

/**
 * After a move, the focus stands on the heading of the new passage and the passage begins at the
 * top, before it is painted. Nothing happens on opening: a page must not take the focus by itself.
 */
export function usePassageFocus(
  moves: number,
  root: RefObject<HTMLElement | null>,
  heading: RefObject<HTMLElement | null>,
): void {
  const shown = useRef(moves);
  useLayoutEffect(() => {
    const player = root.current;
    if (shown.current === moves || !player) return;
    shown.current = moves;
    heading.current?.focus({ preventScroll: true });
    if (isFramed() || player.getBoundingClientRect().top < 0) {
      player.scrollIntoView({ block: 'start', behavior: 'instant' });
    }
  }, [moves, root, heading]);
}
